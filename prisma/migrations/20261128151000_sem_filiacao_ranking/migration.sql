-- CreateEnum
CREATE TYPE "sem_filiacao_ranking" AS ENUM ('contam', 'sem_posicao', 'ficam_fora');

-- AlterTable
ALTER TABLE "posicoes_ranking" ALTER COLUMN "posicao" DROP NOT NULL;

-- AlterTable
ALTER TABLE "rankings" ADD COLUMN     "sem_filiacao" "sem_filiacao_ranking" NOT NULL DEFAULT 'contam';

-- AlterTable
ALTER TABLE "resultados_ranking" ADD COLUMN     "filiado" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "versoes_ranking" ADD COLUMN     "sem_filiacao" "sem_filiacao_ranking" NOT NULL DEFAULT 'contam';
