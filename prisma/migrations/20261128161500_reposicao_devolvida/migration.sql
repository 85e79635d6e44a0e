-- What replaced a class that two records missed is taken back when they are merged, and is there again when that is undone.
-- What the arena withdrew, which is about no class, stays withdrawn.
ALTER TABLE "lancamentos_creditos" DROP CONSTRAINT "lancamentos_creditos_cadeia";
ALTER TABLE "lancamentos_creditos"
  ADD CONSTRAINT "lancamentos_creditos_cadeia" CHECK (
    "ordem" = 0 AND "ordem_anterior" IS NULL AND "de" IS NULL AND "para" = 'disponivel'
    OR "ordem" > 0 AND "ordem_anterior" IS NOT NULL AND "ordem_anterior" = "ordem" - 1 AND "de" IS NOT NULL AND (
      "de" = 'disponivel' AND "para" IN ('reservado', 'cancelado')
      OR "de" = 'cancelado' AND "para" = 'disponivel' AND "aula_id" IS NOT NULL
      OR "de" = 'reservado' AND "para" IN ('usado', 'perdido', 'disponivel', 'trocado')
      OR "de" IN ('usado', 'perdido') AND "para" IN ('reservado', 'usado', 'perdido', 'disponivel', 'trocado')));
