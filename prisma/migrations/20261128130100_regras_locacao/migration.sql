-- CreateEnum
CREATE TYPE "publico_locacao" AS ENUM ('todos', 'atletas');

-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "locacao_antecedencia_dias" INTEGER NOT NULL DEFAULT 30,
ADD COLUMN     "locacao_cancelamento_horas" INTEGER NOT NULL DEFAULT 4,
ADD COLUMN     "locacao_minimo_minutos" INTEGER NOT NULL DEFAULT 60,
ADD COLUMN     "locacao_para" "publico_locacao" NOT NULL DEFAULT 'todos',
ADD COLUMN     "locacao_passo_minutos" INTEGER NOT NULL DEFAULT 30;

-- AlterTable
ALTER TABLE "day_uses" ADD COLUMN     "cancelamento_horas" INTEGER NOT NULL DEFAULT 4;

-- AlterTable
ALTER TABLE "locacoes" ADD COLUMN     "cancelamento_horas" INTEGER NOT NULL DEFAULT 4;
