-- The semifinals, the match for third place and the final may be played by formats of their own; null: as the knockout.
ALTER TABLE "categorias_campeonato"
  ADD COLUMN "formato_jogo_semifinal" "formato_jogo",
  ADD COLUMN "formato_set_semifinal" "formato_set",
  ADD COLUMN "formato_jogo_terceiro_lugar" "formato_jogo",
  ADD COLUMN "formato_set_terceiro_lugar" "formato_set",
  ADD COLUMN "formato_jogo_final" "formato_jogo",
  ADD COLUMN "formato_set_final" "formato_set";
