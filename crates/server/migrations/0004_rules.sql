-- What those at the table may do besides playing, as JSON; null in games from before there was a choice.
alter table tables add column rules text;
