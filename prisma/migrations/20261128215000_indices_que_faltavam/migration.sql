-- What is looked up from the other side: whose matches, a category's pairs, a ranking's categories, the money of a day.
CREATE INDEX "jogos_dupla_1_id_idx" ON "jogos"("dupla_1_id");
CREATE INDEX "jogos_dupla_2_id_idx" ON "jogos"("dupla_2_id");
CREATE INDEX "duplas_torneios_categoria_id_idx" ON "duplas_torneios"("categoria_id");
CREATE INDEX "categorias_campeonato_ranking_id_idx" ON "categorias_campeonato"("ranking_id");
CREATE INDEX "lancamentos_dia_idx" ON "lancamentos"("dia");
