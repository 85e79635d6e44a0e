-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "baixa_desfeita_em" TIMESTAMPTZ(3),
ADD COLUMN     "baixa_desfeita_motivo" TEXT,
ADD COLUMN     "baixa_desfeita_por" UUID;

-- AlterTable
ALTER TABLE "inscricoes_torneios" ADD COLUMN     "lista_de_espera_em" TIMESTAMPTZ(3);

-- What the schema language cannot say: values that no code may ever write.
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_baixa_desfeita" CHECK (("baixa_desfeita_motivo" IS NULL) = ("baixa_desfeita_em" IS NULL));
ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_lista_de_espera" CHECK (("status" = 'lista_de_espera') = ("lista_de_espera_em" IS NOT NULL));
