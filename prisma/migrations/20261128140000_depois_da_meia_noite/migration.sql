-- An end that is not after the start is on the next day, at 06:00 at the latest: an arena may close after midnight.
CREATE FUNCTION "fim_depois_do_inicio"("inicio" TIME, "fim" TIME) RETURNS BOOLEAN
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE
  RETURN "fim" > "inicio" OR "fim" = '00:00' OR ("fim" <= '06:00' AND "inicio" >= '06:00' AND "fim" <> "inicio");

ALTER TABLE "arenas" DROP CONSTRAINT "arenas_horario",
  ADD CONSTRAINT "arenas_horario" CHECK ("fim_depois_do_inicio"("horario_funcionamento_inicio", "horario_funcionamento_fim"));
ALTER TABLE "horarios_semana" DROP CONSTRAINT "horarios_semana_horas",
  ADD CONSTRAINT "horarios_semana_horas" CHECK (("abre" IS NULL) = ("fecha" IS NULL) AND ("abre" IS NULL OR "fim_depois_do_inicio"("abre", "fecha")));
ALTER TABLE "dias_especiais" DROP CONSTRAINT "dias_especiais_horas",
  ADD CONSTRAINT "dias_especiais_horas" CHECK (("abre" IS NULL) = ("fecha" IS NULL) AND ("abre" IS NULL OR "fim_depois_do_inicio"("abre", "fecha")));
ALTER TABLE "aulas_professor" DROP CONSTRAINT "aulas_professor_horario",
  ADD CONSTRAINT "aulas_professor_horario" CHECK ("fim_depois_do_inicio"("horario_inicio", "horario_fim"));
