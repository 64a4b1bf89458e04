-- A game. Its log of actions is the truth; everything else follows from it.
create table tables (
    id text primary key,
    -- The head of the game's record: setup and first names, in the notation of records.
    head text not null,
    seed blob not null,
    created_at integer not null
) strict;

create table seats (
    table_id text not null references tables (id),
    player integer not null,
    name text not null,
    -- The bot that plays it; null for people.
    bot text,
    -- The SHA-256 of the seat's secret; null for bots.
    token_hash blob,
    primary key (table_id, player)
) strict, without rowid;

create table actions (
    table_id text not null references tables (id),
    seq integer not null,
    -- Null for chance.
    player integer,
    action text not null,
    primary key (table_id, seq)
) strict, without rowid;
