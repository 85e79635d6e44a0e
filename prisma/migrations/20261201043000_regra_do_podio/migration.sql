-- For how many months before a tournament a podium counts against playing down in it; null: it does not. And whether who
-- was on the podium of a level plays above that level, or only not below it.
ALTER TABLE "torneios"
  ADD COLUMN "podio_meses" INTEGER,
  ADD COLUMN "podio_sobe_nivel" BOOLEAN NOT NULL DEFAULT false;
