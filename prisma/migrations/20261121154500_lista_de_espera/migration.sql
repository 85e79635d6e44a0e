-- The status alone says who waits. The instant stays where somebody waited once, and an old row has none.
ALTER TABLE "inscricoes_torneios" DROP CONSTRAINT "inscricoes_lista_de_espera";
