-- Reminders of the eve are kept for each class, rental, day use and match, so that what is added later in the day is reminded of
-- too. A match of a championship may be at no arena. Servers of the last release go on writing a row per arena, with the
-- default: for them it stands for everything at the arena.
-- "inicio" is when it was to begin by the reminder: what has moved since is reminded of again.
ALTER TABLE "lembretes_vespera" ADD COLUMN "item_id" UUID, ADD COLUMN "inicio" TIMESTAMPTZ(3);
UPDATE "lembretes_vespera" SET "item_id" = "arena_id";
ALTER TABLE "lembretes_vespera"
  ALTER COLUMN "item_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
  ALTER COLUMN "item_id" SET NOT NULL,
  DROP CONSTRAINT "lembretes_vespera_pkey",
  ALTER COLUMN "arena_id" DROP NOT NULL,
  ADD CONSTRAINT "lembretes_vespera_pkey" PRIMARY KEY ("aluno_id", "dia", "item_id");
DROP INDEX "lembretes_vespera_aluno_id_idx";
CREATE INDEX "lembretes_vespera_arena_id_idx" ON "lembretes_vespera"("arena_id");
