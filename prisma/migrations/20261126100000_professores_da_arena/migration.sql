-- CreateEnum
CREATE TYPE "status_convite_professor" AS ENUM ('pendente', 'aceito', 'recusado', 'retirado');

-- AlterTable
ALTER TABLE "professores" ALTER COLUMN "email" DROP NOT NULL;

-- AlterTable
ALTER TABLE "professores_arenas" ADD COLUMN     "email" TEXT,
ADD COLUMN     "especialidades" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "telefone" TEXT;

-- CreateTable
CREATE TABLE "horarios_professores" (
    "id" UUID NOT NULL,
    "professor_arena_id" UUID NOT NULL,
    "dia_semana" "dia_semana" NOT NULL,
    "horario_inicio" TIME(0) NOT NULL,
    "horario_fim" TIME(0) NOT NULL,

    CONSTRAINT "horarios_professores_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "convites_professores" (
    "id" UUID NOT NULL,
    "professor_arena_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "status" "status_convite_professor" NOT NULL DEFAULT 'pendente',
    "convidado_por" UUID,
    "enviado_em" TIMESTAMPTZ(3) NOT NULL,
    "respondido_em" TIMESTAMPTZ(3),

    CONSTRAINT "convites_professores_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "convites_professores_professor_arena_id_enviado_em_idx" ON "convites_professores"("professor_arena_id", "enviado_em" DESC);

-- CreateIndex
CREATE INDEX "convites_professores_email_status_idx" ON "convites_professores"("email", "status");

-- CreateIndex
CREATE INDEX "convites_professores_convidado_por_idx" ON "convites_professores"("convidado_por");

-- AddForeignKey
ALTER TABLE "horarios_professores" ADD CONSTRAINT "horarios_professores_professor_arena_id_fkey" FOREIGN KEY ("professor_arena_id") REFERENCES "professores_arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "convites_professores" ADD CONSTRAINT "convites_professores_professor_arena_id_fkey" FOREIGN KEY ("professor_arena_id") REFERENCES "professores_arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "convites_professores" ADD CONSTRAINT "convites_professores_convidado_por_fkey" FOREIGN KEY ("convidado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "horarios_professores_professor_arena_id_idx" ON "horarios_professores"("professor_arena_id");

-- An arena has an address once; who has answered yes is known by the account's.
CREATE UNIQUE INDEX "professores_arenas_um_por_email" ON "professores_arenas"("arena_id", "email") WHERE "email" IS NOT NULL;
ALTER TABLE "professores_arenas"
  ADD CONSTRAINT "professores_arenas_email_minusculo" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "professores_arenas_especialidades" CHECK (
    "especialidades" IS NOT NULL AND cardinality("especialidades") <= 10 AND array_position("especialidades", NULL) IS NULL
    AND char_length(array_to_string("especialidades", '')) <= 400);

-- One question is open about a record, whoever asks and however fast.
CREATE UNIQUE INDEX "convites_professores_um_por_professor" ON "convites_professores"("professor_arena_id") WHERE "status" = 'pendente';
ALTER TABLE "convites_professores"
  ADD CONSTRAINT "convites_professores_email_minusculo" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "convites_professores_resposta" CHECK (("status" = 'pendente') = ("respondido_em" IS NULL));

-- The hours of a day do not overlap; 00:00 is the day's end.
ALTER TABLE "horarios_professores"
  ADD CONSTRAINT "horarios_professores_ordem" CHECK ("horario_fim" > "horario_inicio" OR "horario_fim" = '00:00'),
  ADD CONSTRAINT "horarios_professores_separados" EXCLUDE USING gist ("professor_arena_id" WITH =, "dia_semana" WITH =,
    numrange(EXTRACT(epoch FROM "horario_inicio"), CASE WHEN "horario_fim" = '00:00' THEN 86400 ELSE EXTRACT(epoch FROM "horario_fim") END, '[)') WITH &&);
