-- Announcements of one category, and announcements that are sent at a time of their own. For a scheduled one "enviado_em" is
-- the time it is planned for until it is sent, so that the list and the daily limit need no second time.
CREATE TYPE "situacao_comunicado" AS ENUM ('enviado', 'agendado', 'cancelado', 'nao_enviado');
CREATE TYPE "publico_comunicado" AS ENUM ('atletas', 'atletas_e_professores', 'gestores_de_arenas', 'campeonato', 'categoria');
ALTER TABLE "comunicados"
  ADD COLUMN "situacao" "situacao_comunicado" NOT NULL DEFAULT 'enviado',
  ADD COLUMN "agendado_para" TIMESTAMPTZ(3),
  ADD COLUMN "motivo_nao_enviado" TEXT,
  ADD COLUMN "publico_escolhido" "publico_comunicado",
  ADD COLUMN "campeonato_id" UUID,
  ADD COLUMN "categoria_id" UUID;

CREATE INDEX "comunicados_campeonato_id_idx" ON "comunicados"("campeonato_id");
CREATE INDEX "comunicados_categoria_id_idx" ON "comunicados"("categoria_id");
CREATE INDEX "comunicados_agendados" ON "comunicados"("enviado_em") WHERE "situacao" = 'agendado';

ALTER TABLE "comunicados"
  ADD CONSTRAINT "comunicados_campeonato_id_fkey" FOREIGN KEY ("campeonato_id") REFERENCES "torneios"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "comunicados_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_campeonato"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "comunicados_so_agendado_espera" CHECK ("situacao" = 'enviado' OR "agendado_para" IS NOT NULL),
  ADD CONSTRAINT "comunicados_motivo" CHECK (("situacao" = 'nao_enviado') = ("motivo_nao_enviado" IS NOT NULL)),
  ADD CONSTRAINT "comunicados_agendado_tem_publico" CHECK ("situacao" <> 'agendado' OR "publico_escolhido" IS NOT NULL);
