-- A ranking's list is summed from this index alone, athlete by athlete, the best result first: server/rankings/standings.loader.ts.
CREATE INDEX "resultados_ranking_somas" ON "resultados_ranking" (
  "ranking_id",
  (coalesce("registro", "aluno_id")),
  "pontos" DESC,
  "data" DESC,
  ("fase" IS NOT DISTINCT FROM 'W') DESC,
  (coalesce("categoria_id", "lancamento", "id"))
) INCLUDE ("registro", "aluno_id", "unido_em", "fase", "categoria_id", "lancamento", "id", "filiado", "lancado_em", "substituido_em");
