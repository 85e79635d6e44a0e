-- The round of 16 and the quarter-finals may be played by formats of their own too; null: as the knockout.
ALTER TABLE "categorias_campeonato"
  ADD COLUMN "formato_jogo_oitavas" "formato_jogo",
  ADD COLUMN "formato_set_oitavas" "formato_set",
  ADD COLUMN "formato_jogo_quartas" "formato_jogo",
  ADD COLUMN "formato_set_quartas" "formato_set";
