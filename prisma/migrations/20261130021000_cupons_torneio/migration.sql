-- Codes with which athletes pay less for an enrolment; how often one was used follows from the enrolments.
CREATE TABLE "cupons_torneio" (
    "id" UUID NOT NULL,
    "torneio_id" UUID NOT NULL,
    "codigo" TEXT NOT NULL,
    "desconto_percentual" INTEGER,
    "desconto_centavos" INTEGER,
    "ultimo_dia" DATE,
    "max_usos" INTEGER,
    "encerrado_em" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cupons_torneio_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "cupons_torneio_desconto" CHECK (
        num_nonnulls("desconto_percentual", "desconto_centavos") = 1
        AND "desconto_percentual" BETWEEN 1 AND 100
        AND "desconto_centavos" >= 1
    ),
    CONSTRAINT "cupons_torneio_max_usos" CHECK ("max_usos" >= 1)
);

CREATE UNIQUE INDEX "cupons_torneio_torneio_id_codigo_key" ON "cupons_torneio"("torneio_id", "codigo");

ALTER TABLE "cupons_torneio" ADD CONSTRAINT "cupons_torneio_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "inscricoes_torneios" ADD COLUMN     "cupom_id" UUID;

CREATE INDEX "inscricoes_torneios_cupom_id_idx" ON "inscricoes_torneios"("cupom_id");

ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_torneios_cupom_id_fkey" FOREIGN KEY ("cupom_id") REFERENCES "cupons_torneio"("id") ON DELETE SET NULL ON UPDATE CASCADE;
