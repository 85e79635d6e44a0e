-- CreateTable
CREATE TABLE "unioes_ranking" (
    "id" UUID NOT NULL,
    "ranking_id" UUID NOT NULL,
    "de" UUID NOT NULL,
    "para" UUID NOT NULL,
    "unido_em" TIMESTAMPTZ(3) NOT NULL,
    "separado_em" TIMESTAMPTZ(3),

    CONSTRAINT "unioes_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "unioes_ranking_ranking_id_idx" ON "unioes_ranking"("ranking_id");

-- CreateIndex
CREATE INDEX "unioes_ranking_de_idx" ON "unioes_ranking"("de");

-- CreateIndex
CREATE INDEX "unioes_ranking_para_idx" ON "unioes_ranking"("para");

-- AddForeignKey
ALTER TABLE "unioes_ranking" ADD CONSTRAINT "unioes_ranking_ranking_id_fkey" FOREIGN KEY ("ranking_id") REFERENCES "rankings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A record is part of one other at a time.
CREATE UNIQUE INDEX "unioes_ranking_uma_por_vez" ON "unioes_ranking" ("ranking_id", "de") WHERE "separado_em" IS NULL;

ALTER TABLE "unioes_ranking"
  ADD CONSTRAINT "unioes_ranking_dois" CHECK ("de" <> "para"),
  ADD CONSTRAINT "unioes_ranking_depois" CHECK ("separado_em" IS NULL OR "separado_em" >= "unido_em");

-- Merges so far, as the rows that followed a person remember them.
INSERT INTO "unioes_ranking" ("id", "ranking_id", "de", "para", "unido_em")
SELECT gen_random_uuid(), m."ranking_id", m."registro", (array_agg(m."aluno_id"))[1], min(m."unido_em")
FROM (
  SELECT "ranking_id", "registro", "aluno_id", "unido_em" FROM "posicoes_ranking"
  UNION ALL
  SELECT "ranking_id", "registro", "aluno_id", "unido_em" FROM "resultados_ranking"
) m
WHERE m."registro" IS NOT NULL AND m."unido_em" IS NOT NULL AND m."registro" <> m."aluno_id"
GROUP BY m."ranking_id", m."registro";
