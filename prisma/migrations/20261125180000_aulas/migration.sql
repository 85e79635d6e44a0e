-- CreateEnum
CREATE TYPE "tipo_aula" AS ENUM ('grupo', 'dupla', 'individual');

-- CreateEnum
CREATE TYPE "status_aula" AS ENUM ('confirmada', 'pendente', 'cancelada');

-- CreateEnum
CREATE TYPE "presenca" AS ENUM ('inscrito', 'presente', 'falta', 'falta_avisada', 'cancelada');

-- AlterTable
ALTER TABLE "aulas_professor" ADD COLUMN     "geradas_ate" DATE,
ADD COLUMN     "inicio_em" DATE,
ADD COLUMN     "nome" TEXT,
ADD COLUMN     "termina_em" DATE,
ADD COLUMN     "tipo" "tipo_aula" NOT NULL DEFAULT 'grupo',
ADD COLUMN     "valor_centavos" INTEGER;

-- AlterTable
ALTER TABLE "ocupacoes_quadras" ADD COLUMN     "aula_id" UUID;

-- CreateTable
CREATE TABLE "alunos_aulas_professor" (
    "id" UUID NOT NULL,
    "aula_professor_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "desde" DATE NOT NULL,

    CONSTRAINT "alunos_aulas_professor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "aulas" (
    "id" UUID NOT NULL,
    "aula_professor_id" UUID,
    "dia_original" DATE NOT NULL,
    "arena_id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "quadra_id" UUID,
    "tipo" "tipo_aula" NOT NULL DEFAULT 'grupo',
    "nome" TEXT,
    "categoria" TEXT NOT NULL,
    "max_alunos" INTEGER NOT NULL,
    "valor_centavos" INTEGER,
    "inicio" TIMESTAMPTZ(3) NOT NULL,
    "fim" TIMESTAMPTZ(3) NOT NULL,
    "status" "status_aula" NOT NULL DEFAULT 'confirmada',
    "motivo_cancelamento" TEXT,
    "so_desta" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "chamada_em" TIMESTAMPTZ(3),

    CONSTRAINT "aulas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "presencas" (
    "id" UUID NOT NULL,
    "aula_id" UUID NOT NULL,
    "inicio" TIMESTAMPTZ(3) NOT NULL,
    "fim" TIMESTAMPTZ(3) NOT NULL,
    "aluno_id" UUID NOT NULL,
    "situacao" "presenca" NOT NULL DEFAULT 'inscrito',
    "reposicao" BOOLEAN NOT NULL DEFAULT false,
    "marcada_em" TIMESTAMPTZ(3),
    "marcada_por" UUID,

    CONSTRAINT "presencas_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "alunos_aulas_professor_aluno_id_idx" ON "alunos_aulas_professor"("aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "alunos_aulas_professor_aula_professor_id_aluno_id_key" ON "alunos_aulas_professor"("aula_professor_id", "aluno_id");

-- CreateIndex
CREATE INDEX "aulas_arena_id_inicio_idx" ON "aulas"("arena_id", "inicio");

-- CreateIndex
CREATE INDEX "aulas_professor_id_inicio_idx" ON "aulas"("professor_id", "inicio");

-- CreateIndex
CREATE INDEX "aulas_quadra_id_idx" ON "aulas"("quadra_id");

-- CreateIndex
CREATE UNIQUE INDEX "aulas_aula_professor_id_dia_original_key" ON "aulas"("aula_professor_id", "dia_original");

-- CreateIndex
CREATE UNIQUE INDEX "aulas_id_inicio_fim_key" ON "aulas"("id", "inicio", "fim");

-- CreateIndex
CREATE INDEX "presencas_aluno_id_inicio_idx" ON "presencas"("aluno_id", "inicio");

-- CreateIndex
CREATE INDEX "presencas_marcada_por_idx" ON "presencas"("marcada_por");

-- CreateIndex
CREATE UNIQUE INDEX "presencas_aula_id_aluno_id_key" ON "presencas"("aula_id", "aluno_id");

-- CreateIndex
CREATE INDEX "aulas_professor_geradas_ate_idx" ON "aulas_professor"("geradas_ate");

-- CreateIndex
CREATE UNIQUE INDEX "ocupacoes_quadras_aula_id_key" ON "ocupacoes_quadras"("aula_id");

-- AddForeignKey
ALTER TABLE "alunos_aulas_professor" ADD CONSTRAINT "alunos_aulas_professor_aula_professor_id_fkey" FOREIGN KEY ("aula_professor_id") REFERENCES "aulas_professor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alunos_aulas_professor" ADD CONSTRAINT "alunos_aulas_professor_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aulas" ADD CONSTRAINT "aulas_aula_professor_id_fkey" FOREIGN KEY ("aula_professor_id") REFERENCES "aulas_professor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aulas" ADD CONSTRAINT "aulas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aulas" ADD CONSTRAINT "aulas_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aulas" ADD CONSTRAINT "aulas_quadra_id_fkey" FOREIGN KEY ("quadra_id") REFERENCES "quadras"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presencas" ADD CONSTRAINT "presencas_aula_id_inicio_fim_fkey" FOREIGN KEY ("aula_id", "inicio", "fim") REFERENCES "aulas"("id", "inicio", "fim") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presencas" ADD CONSTRAINT "presencas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presencas" ADD CONSTRAINT "presencas_marcada_por_fkey" FOREIGN KEY ("marcada_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ocupacoes_quadras" ADD CONSTRAINT "ocupacoes_quadras_aula_id_fkey" FOREIGN KEY ("aula_id") REFERENCES "aulas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "aulas_professor" DROP CONSTRAINT "aulas_professor_horario";
ALTER TABLE "aulas_professor"
  ADD CONSTRAINT "aulas_professor_horario" CHECK ("horario_fim" > "horario_inicio" OR "horario_fim" = '00:00'),
  ADD CONSTRAINT "aulas_professor_valor" CHECK ("valor_centavos" IS NULL OR "valor_centavos" >= 0),
  ADD CONSTRAINT "aulas_professor_periodo" CHECK ("termina_em" IS NULL OR "inicio_em" IS NULL OR "termina_em" >= "inicio_em" - 1);

-- A teacher stands on one court at a time, and a student in one class, wherever that is. Checked at the end of each
-- statement, so that one statement may move a whole series.
ALTER TABLE "aulas"
  ADD CONSTRAINT "aulas_ordem" CHECK ("fim" > "inicio"),
  ADD CONSTRAINT "aulas_vagas" CHECK ("max_alunos" BETWEEN 1 AND 60),
  ADD CONSTRAINT "aulas_valor" CHECK ("valor_centavos" IS NULL OR "valor_centavos" >= 0),
  ADD CONSTRAINT "aulas_so_desta" CHECK ("so_desta" <@ ARRAY['date', 'starts', 'ends', 'teacher', 'court']),
  ADD CONSTRAINT "aulas_professor_livre" EXCLUDE USING gist ("professor_id" WITH =, tstzrange("inicio", "fim", '[)') WITH &&)
    WHERE ("status" <> 'cancelada') DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "presencas"
  ADD CONSTRAINT "presencas_aluno_livre" EXCLUDE USING gist ("aluno_id" WITH =, tstzrange("inicio", "fim", '[)') WITH &&)
    WHERE ("situacao" IN ('inscrito', 'presente', 'falta')) DEFERRABLE INITIALLY IMMEDIATE;

-- A class that takes a court has a date.
ALTER TABLE "ocupacoes_quadras" DROP CONSTRAINT "ocupacoes_quadras_origem";
ALTER TABLE "ocupacoes_quadras" ADD CONSTRAINT "ocupacoes_quadras_origem" CHECK (
  ("jogo_id" IS NOT NULL) = ("motivo" = 'jogo') AND ("locacao_id" IS NOT NULL) = ("motivo" IN ('locacao', 'bloqueio'))
  AND ("aula_id" IS NOT NULL) = ("motivo" = 'aula'));
