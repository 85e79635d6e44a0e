-- AlterTable
ALTER TABLE "jogos" ADD COLUMN     "horario_fixo" BOOLEAN NOT NULL DEFAULT false;
