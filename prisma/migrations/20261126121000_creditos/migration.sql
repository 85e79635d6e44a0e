-- CreateEnum
CREATE TYPE "tipo_credito" AS ENUM ('reposicao', 'mensalidade', 'pacote', 'avulsa');

-- CreateEnum
CREATE TYPE "situacao_credito" AS ENUM ('disponivel', 'reservado', 'usado', 'perdido', 'trocado', 'cancelado');

-- CreateEnum
CREATE TYPE "perda_credito" AS ENUM ('aviso_tardio', 'falta', 'limite_reposicoes');

-- AlterTable
ALTER TABLE "presencas" ADD COLUMN     "credito_id" UUID;

-- CreateTable
CREATE TABLE "filas_aulas" (
    "id" UUID NOT NULL,
    "aula_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "ordem" SERIAL NOT NULL,
    "desde" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "filas_aulas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "creditos_aulas" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "tipo" "tipo_credito" NOT NULL,
    "origem" TEXT NOT NULL,
    "numero" INTEGER NOT NULL,
    "vale_de" DATE NOT NULL,
    "pela_arena" BOOLEAN NOT NULL DEFAULT false,
    "aula_perdida_id" UUID,

    CONSTRAINT "creditos_aulas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lancamentos_creditos" (
    "id" UUID NOT NULL,
    "credito_id" UUID NOT NULL,
    "ordem" INTEGER NOT NULL,
    "ordem_anterior" INTEGER,
    "de" "situacao_credito",
    "para" "situacao_credito" NOT NULL,
    "aula_id" UUID,
    "vale_ate" DATE NOT NULL,
    "motivo" "perda_credito",
    "registrado_por" UUID,
    "registrado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lancamentos_creditos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "filas_aulas_aula_id_ordem_idx" ON "filas_aulas"("aula_id", "ordem");

-- CreateIndex
CREATE INDEX "filas_aulas_aluno_id_idx" ON "filas_aulas"("aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "filas_aulas_aula_id_aluno_id_key" ON "filas_aulas"("aula_id", "aluno_id");

-- CreateIndex
CREATE INDEX "creditos_aulas_aluno_id_idx" ON "creditos_aulas"("aluno_id");

-- CreateIndex
CREATE INDEX "creditos_aulas_aula_perdida_id_idx" ON "creditos_aulas"("aula_perdida_id");

-- CreateIndex
CREATE UNIQUE INDEX "creditos_aulas_arena_id_aluno_id_tipo_origem_numero_key" ON "creditos_aulas"("arena_id", "aluno_id", "tipo", "origem", "numero");

-- CreateIndex
CREATE INDEX "lancamentos_creditos_aula_id_idx" ON "lancamentos_creditos"("aula_id");

-- CreateIndex
CREATE UNIQUE INDEX "lancamentos_creditos_credito_id_ordem_key" ON "lancamentos_creditos"("credito_id", "ordem");

-- CreateIndex
CREATE UNIQUE INDEX "lancamentos_creditos_credito_id_ordem_para_key" ON "lancamentos_creditos"("credito_id", "ordem", "para");

-- CreateIndex
CREATE INDEX "presencas_credito_id_idx" ON "presencas"("credito_id");

-- AddForeignKey
ALTER TABLE "presencas" ADD CONSTRAINT "presencas_credito_id_fkey" FOREIGN KEY ("credito_id") REFERENCES "creditos_aulas"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filas_aulas" ADD CONSTRAINT "filas_aulas_aula_id_fkey" FOREIGN KEY ("aula_id") REFERENCES "aulas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filas_aulas" ADD CONSTRAINT "filas_aulas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creditos_aulas" ADD CONSTRAINT "creditos_aulas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creditos_aulas" ADD CONSTRAINT "creditos_aulas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creditos_aulas" ADD CONSTRAINT "creditos_aulas_aula_perdida_id_fkey" FOREIGN KEY ("aula_perdida_id") REFERENCES "aulas"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos_creditos" ADD CONSTRAINT "lancamentos_creditos_credito_id_fkey" FOREIGN KEY ("credito_id") REFERENCES "creditos_aulas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos_creditos" ADD CONSTRAINT "lancamentos_creditos_credito_id_ordem_anterior_de_fkey" FOREIGN KEY ("credito_id", "ordem_anterior", "de") REFERENCES "lancamentos_creditos"("credito_id", "ordem", "para") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "lancamentos_creditos" ADD CONSTRAINT "lancamentos_creditos_aula_id_fkey" FOREIGN KEY ("aula_id") REFERENCES "aulas"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- One credit pays one place at a time.
CREATE UNIQUE INDEX "presencas_um_lugar_por_credito" ON "presencas"("credito_id") WHERE "situacao" IN ('inscrito', 'presente', 'falta');
ALTER TABLE "presencas" ADD CONSTRAINT "presencas_reposicao" CHECK (NOT "reposicao" OR "credito_id" IS NOT NULL);

ALTER TABLE "creditos_aulas"
  ADD CONSTRAINT "creditos_aulas_numero" CHECK ("numero" >= 1),
  ADD CONSTRAINT "creditos_aulas_reposicao" CHECK (("tipo" = 'reposicao') = ("aula_perdida_id" IS NOT NULL) AND ("tipo" = 'reposicao' OR NOT "pela_arena"));

-- What happens to a credit is a chain: each entry names the state that the one before it led to, so that of two who go on
-- from the same state one fails. Only these ways lead on.
ALTER TABLE "lancamentos_creditos"
  ADD CONSTRAINT "lancamentos_creditos_cadeia" CHECK (
    "ordem" = 0 AND "ordem_anterior" IS NULL AND "de" IS NULL AND "para" = 'disponivel'
    OR "ordem" > 0 AND "ordem_anterior" IS NOT NULL AND "ordem_anterior" = "ordem" - 1 AND "de" IS NOT NULL AND (
      "de" = 'disponivel' AND "para" IN ('reservado', 'cancelado')
      OR "de" = 'reservado' AND "para" IN ('usado', 'perdido', 'disponivel', 'trocado')
      OR "de" IN ('usado', 'perdido') AND "para" IN ('reservado', 'usado', 'perdido', 'disponivel', 'trocado'))),
  ADD CONSTRAINT "lancamentos_creditos_aula" CHECK ("para" NOT IN ('reservado', 'usado', 'perdido', 'trocado') OR "aula_id" IS NOT NULL),
  ADD CONSTRAINT "lancamentos_creditos_motivo" CHECK (("para" = 'perdido') = ("motivo" IS NOT NULL));

-- Written once; it goes only with its credit.
CREATE FUNCTION lancamento_credito_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'lancamentos_creditos: an entry is not written anew';
END $$;
CREATE TRIGGER lancamentos_creditos_nao_mudam BEFORE UPDATE OR DELETE ON "lancamentos_creditos"
    FOR EACH ROW EXECUTE FUNCTION lancamento_credito_nao_muda();
