-- The bot that plays in a seat until whoever has it comes back; null otherwise.
alter table seats add column stand_in text;

-- When that began and ended, in order: everybody may know of it.
create table stand_ins (
    table_id text not null references tables (id),
    number integer not null,
    player integer not null,
    -- What the player was called then.
    name text not null,
    -- Null when the player is back.
    bot text,
    -- How many actions the log had then.
    seq integer not null,
    primary key (table_id, number)
) strict, without rowid;
