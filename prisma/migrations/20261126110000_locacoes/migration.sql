-- CreateEnum
CREATE TYPE "locacao_online" AS ENUM ('nao', 'pedido', 'na_hora');

-- CreateEnum
CREATE TYPE "status_locacao" AS ENUM ('pedida', 'confirmada', 'cancelada');

-- CreateEnum
CREATE TYPE "parte_locacao" AS ENUM ('cliente', 'arena');

-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "locacao_online" "locacao_online" NOT NULL DEFAULT 'nao',
ADD COLUMN     "vagas_day_use" INTEGER;

-- AlterTable
ALTER TABLE "locacoes" ADD COLUMN     "aluno_id" UUID,
ADD COLUMN     "cancelada_em" TIMESTAMPTZ(3),
ADD COLUMN     "cancelada_por" "parte_locacao",
ADD COLUMN     "contato" TEXT,
ADD COLUMN     "motivo_cancelamento" TEXT,
ADD COLUMN     "multa_centavos" INTEGER,
ADD COLUMN     "serie_id" UUID,
ADD COLUMN     "status" "status_locacao" NOT NULL DEFAULT 'confirmada',
ADD COLUMN     "valor_centavos" INTEGER;

-- CreateTable
CREATE TABLE "day_uses" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "dia" DATE NOT NULL,
    "cliente" TEXT NOT NULL,
    "contato" TEXT,
    "pessoas" INTEGER NOT NULL DEFAULT 1,
    "valor_centavos" INTEGER NOT NULL,
    "cancelado_em" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "day_uses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "horarios_semana" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "dia_semana" "dia_semana" NOT NULL,
    "abre" TIME(0),
    "fecha" TIME(0),

    CONSTRAINT "horarios_semana_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dias_especiais" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "dia" DATE NOT NULL,
    "abre" TIME(0),
    "fecha" TIME(0),
    "motivo" TEXT NOT NULL,

    CONSTRAINT "dias_especiais_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "precos_quadras" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "ordem" INTEGER NOT NULL,
    "dias" "dia_semana"[],
    "das" TIME(0) NOT NULL,
    "ate" TIME(0) NOT NULL,
    "valor_hora" INTEGER NOT NULL,

    CONSTRAINT "precos_quadras_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "day_uses_arena_id_dia_idx" ON "day_uses"("arena_id", "dia");

-- CreateIndex
CREATE UNIQUE INDEX "horarios_semana_arena_id_dia_semana_key" ON "horarios_semana"("arena_id", "dia_semana");

-- CreateIndex
CREATE UNIQUE INDEX "dias_especiais_arena_id_dia_key" ON "dias_especiais"("arena_id", "dia");

-- CreateIndex
CREATE UNIQUE INDEX "precos_quadras_arena_id_ordem_key" ON "precos_quadras"("arena_id", "ordem");

-- CreateIndex
CREATE INDEX "locacoes_aluno_id_inicio_idx" ON "locacoes"("aluno_id", "inicio");

-- CreateIndex
CREATE INDEX "locacoes_serie_id_idx" ON "locacoes"("serie_id");

-- AddForeignKey
ALTER TABLE "locacoes" ADD CONSTRAINT "locacoes_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "day_uses" ADD CONSTRAINT "day_uses_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "horarios_semana" ADD CONSTRAINT "horarios_semana_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dias_especiais" ADD CONSTRAINT "dias_especiais_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "precos_quadras" ADD CONSTRAINT "precos_quadras_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "arenas" ADD CONSTRAINT "arenas_vagas_day_use" CHECK ("vagas_day_use" IS NULL OR "vagas_day_use" BETWEEN 0 AND 1000);
ALTER TABLE "horarios_semana" ADD CONSTRAINT "horarios_semana_horas"
  CHECK (("abre" IS NULL) = ("fecha" IS NULL) AND ("abre" IS NULL OR "fecha" > "abre" OR "fecha" = '00:00'));
ALTER TABLE "dias_especiais" ADD CONSTRAINT "dias_especiais_horas"
  CHECK (("abre" IS NULL) = ("fecha" IS NULL) AND ("abre" IS NULL OR "fecha" > "abre" OR "fecha" = '00:00'));
ALTER TABLE "precos_quadras"
  ADD CONSTRAINT "precos_quadras_horas" CHECK ("ate" > "das" OR "ate" = '00:00'),
  ADD CONSTRAINT "precos_quadras_dias" CHECK (cardinality("dias") BETWEEN 1 AND 7),
  ADD CONSTRAINT "precos_quadras_valor" CHECK ("valor_hora" >= 0);
ALTER TABLE "locacoes"
  ADD CONSTRAINT "locacoes_valor" CHECK ("valor_centavos" >= 0),
  ADD CONSTRAINT "locacoes_multa" CHECK ("multa_centavos" IS NULL OR "multa_centavos" BETWEEN 0 AND "valor_centavos"),
  ADD CONSTRAINT "locacoes_cancelada" CHECK (("status" = 'cancelada') = ("cancelada_em" IS NOT NULL)
    AND ("status" = 'cancelada') = ("cancelada_por" IS NOT NULL)),
  ADD CONSTRAINT "locacoes_bloqueio" CHECK ("tipo" = 'locacao' OR "status" = 'confirmada' AND "aluno_id" IS NULL AND "valor_centavos" IS NULL);
ALTER TABLE "day_uses"
  ADD CONSTRAINT "day_uses_pessoas" CHECK ("pessoas" BETWEEN 1 AND 50),
  ADD CONSTRAINT "day_uses_valor" CHECK ("valor_centavos" >= 0);
