-- AlterTable
ALTER TABLE "locacoes" ADD COLUMN     "pela_arena" BOOLEAN NOT NULL DEFAULT false;
