-- AlterTable
ALTER TABLE "torneios" ADD COLUMN     "faixa_sancao" "faixa_ranking",
ADD COLUMN     "prazo_protesto_horas" INTEGER;

-- Between an hour and two weeks, or none.
ALTER TABLE "torneios" ADD CONSTRAINT "torneios_prazo_protesto" CHECK ("prazo_protesto_horas" BETWEEN 1 AND 336);
