-- How many categories one athlete may enter, and whether at two levels of one gender.
ALTER TABLE "torneios" ADD COLUMN     "max_categorias_atleta" INTEGER,
ADD COLUMN     "um_nivel_por_genero" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "torneios" ADD CONSTRAINT "torneios_max_categorias_atleta" CHECK ("max_categorias_atleta" BETWEEN 1 AND 10);
