-- CreateEnum
CREATE TYPE "status_pedido_arena" AS ENUM ('pendente', 'aceito', 'recusado', 'retirado');

-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "aceita_todos" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "chave_pagina" TEXT NOT NULL DEFAULT (gen_random_uuid())::text;

-- CreateTable
CREATE TABLE "pedidos_arena" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "status" "status_pedido_arena" NOT NULL DEFAULT 'pendente',
    "pedido_em" TIMESTAMPTZ(3) NOT NULL,
    "respondido_em" TIMESTAMPTZ(3),
    "respondido_por" UUID,

    CONSTRAINT "pedidos_arena_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "pedidos_arena_arena_id_status_pedido_em_id_idx" ON "pedidos_arena"("arena_id", "status", "pedido_em", "id");

-- CreateIndex
CREATE INDEX "pedidos_arena_aluno_id_idx" ON "pedidos_arena"("aluno_id");

-- CreateIndex
CREATE INDEX "pedidos_arena_respondido_por_idx" ON "pedidos_arena"("respondido_por");

-- CreateIndex
CREATE UNIQUE INDEX "pedidos_arena_arena_id_aluno_id_key" ON "pedidos_arena"("arena_id", "aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "arenas_chave_pagina_key" ON "arenas"("chave_pagina");

-- AddForeignKey
ALTER TABLE "pedidos_arena" ADD CONSTRAINT "pedidos_arena_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pedidos_arena" ADD CONSTRAINT "pedidos_arena_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pedidos_arena" ADD CONSTRAINT "pedidos_arena_respondido_por_fkey" FOREIGN KEY ("respondido_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Arenas that are there already get an address that says their name; of those of one name only the first without a number
WITH words AS (
    SELECT "id", coalesce(nullif(left(trim(BOTH '-' FROM regexp_replace(
        translate(lower("nome_arena"), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'),
        '[^a-z0-9]+', '-', 'g')), 50), ''), 'arena') AS base
    FROM "arenas"
), numbered AS (
    SELECT "id", trim(BOTH '-' FROM base) AS base, row_number() OVER (PARTITION BY trim(BOTH '-' FROM base) ORDER BY "id") AS n
    FROM words
)
UPDATE "arenas" a SET "chave_pagina" = CASE WHEN n = 1 THEN base ELSE base || '-' || right(a."id"::text, 12) END
FROM numbered WHERE numbered."id" = a."id";

ALTER TABLE "arenas" ADD CONSTRAINT "arenas_chave_pagina_check"
  CHECK ("chave_pagina" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("chave_pagina") <= 80);

-- What waits or was taken back has no answer; what was answered says when. Who answered may be gone, or nobody: the switch.
ALTER TABLE "pedidos_arena" ADD CONSTRAINT "pedidos_arena_resposta_check"
  CHECK (("status" IN ('aceito', 'recusado')) = ("respondido_em" IS NOT NULL)
    AND ("respondido_por" IS NULL OR "respondido_em" IS NOT NULL));
