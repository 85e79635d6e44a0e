-- What was played of a set whose rest was awarded: analysts and the match's people see both.
ALTER TABLE "sets_jogos"
  ADD COLUMN "games_jogados_lado_1" INTEGER,
  ADD COLUMN "games_jogados_lado_2" INTEGER,
  ADD COLUMN "tiebreak_jogado_lado_1" INTEGER,
  ADD COLUMN "tiebreak_jogado_lado_2" INTEGER,
  ADD CONSTRAINT "sets_jogos_jogado_dos_dois_lados" CHECK (
    ("games_jogados_lado_1" IS NULL) = ("games_jogados_lado_2" IS NULL)
    AND ("tiebreak_jogado_lado_1" IS NULL) = ("tiebreak_jogado_lado_2" IS NULL)
  );

-- Of a W.O. it is known: nothing.
UPDATE "sets_jogos" s SET "games_jogados_lado_1" = 0, "games_jogados_lado_2" = 0
  FROM "jogos" j WHERE j."id" = s."jogo_id" AND j."desfecho" = 'wo';
