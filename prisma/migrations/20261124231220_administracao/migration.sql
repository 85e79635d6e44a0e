-- CreateEnum
CREATE TYPE "tipo_gestao" AS ENUM ('arena', 'federacao');

-- CreateEnum
CREATE TYPE "status_convite_gestao" AS ENUM ('pendente', 'aceito', 'recusado', 'retirado');

-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "motivo_suspensao" TEXT,
ADD COLUMN     "suspensa_em" TIMESTAMPTZ(3),
ADD COLUMN     "versao" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "user_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "federacoes" ADD COLUMN     "inativa_desde" TIMESTAMPTZ(3),
ADD COLUMN     "motivo_inatividade" TEXT,
ADD COLUMN     "versao" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "convites_gestao" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "tipo" "tipo_gestao" NOT NULL,
    "alvo_id" UUID NOT NULL,
    "alvo_nome" TEXT NOT NULL,
    "cargo" TEXT,
    "status" "status_convite_gestao" NOT NULL DEFAULT 'pendente',
    "convidado_por" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "respondido_em" TIMESTAMPTZ(3),

    CONSTRAINT "convites_gestao_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "convites_gestao_user_id_status_idx" ON "convites_gestao"("user_id", "status");

-- CreateIndex
CREATE INDEX "convites_gestao_alvo_id_status_idx" ON "convites_gestao"("alvo_id", "status");

-- AddForeignKey
ALTER TABLE "convites_gestao" ADD CONSTRAINT "convites_gestao_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of a person about a place one question is open; and an arena has one person who may become its owner
CREATE UNIQUE INDEX "convites_gestao_um_por_pessoa" ON "convites_gestao"("user_id", "alvo_id") WHERE "status" = 'pendente';
CREATE UNIQUE INDEX "convites_gestao_um_por_arena" ON "convites_gestao"("alvo_id") WHERE "status" = 'pendente' AND "tipo" = 'arena';
ALTER TABLE "convites_gestao" ADD CONSTRAINT "convites_gestao_resposta_check"
    CHECK (("status" = 'pendente') = ("respondido_em" IS NULL)),
  ADD CONSTRAINT "convites_gestao_cargo_check" CHECK (("tipo" = 'federacao') = ("cargo" IS NOT NULL));

-- What runs is not suspended, and a reason belongs to what does not
ALTER TABLE "arenas" ADD CONSTRAINT "arenas_suspensao_check"
    CHECK (NOT ("ativa" AND "suspensa_em" IS NOT NULL) AND ("motivo_suspensao" IS NULL OR "suspensa_em" IS NOT NULL));
ALTER TABLE "federacoes" ADD CONSTRAINT "federacoes_inatividade_check"
    CHECK (NOT ("ativa" AND "inativa_desde" IS NOT NULL) AND ("motivo_inatividade" IS NULL OR "inativa_desde" IS NOT NULL));
