-- The game that the same people play after this one.
alter table tables add column next text references tables (id);
