-- Since when everybody with the link may see the sporting part of an athlete; null while the athlete has not said so.
ALTER TABLE "alunos" ADD COLUMN "pagina_publica_desde" TIMESTAMPTZ(3);
