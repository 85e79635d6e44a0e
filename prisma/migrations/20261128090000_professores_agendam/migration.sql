-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "professores_agendam" BOOLEAN NOT NULL DEFAULT false;
