-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "configurada_em" TIMESTAMPTZ(3);

-- Who has changed anything of what a new arena starts with has been there.
UPDATE "arenas" SET "configurada_em" = "created_at"
  WHERE "quantidade_quadras" <> 1 OR "valor_hora_quadra" <> 5000 OR "valor_day_use" <> 3000 OR "chave_pix" IS NOT NULL
    OR "horario_funcionamento_inicio" <> '06:00' OR "horario_funcionamento_fim" <> '22:00';
