-- The SHA-256 of the secret with which the game's seats are invited again: that of the first seat at the device
-- that created it, or one of its own if there is no such seat. Null in games from before there were invitations:
-- who created those is not known.
alter table tables add column owner_hash blob;

-- The SHA-256 of the seat's invitation; null for seats that need none. As long as the seat has no secret, the
-- invitation can be claimed. The links of older games hold secrets: they need no claim.
alter table seats add column invitation_hash blob;

-- Seats that were invited again, in order: everybody may know of it.
create table reinvitations (
    table_id text not null references tables (id),
    number integer not null,
    player integer not null,
    -- What the player was called then.
    name text not null,
    -- How many actions the log had then.
    seq integer not null,
    primary key (table_id, number)
) strict, without rowid;
