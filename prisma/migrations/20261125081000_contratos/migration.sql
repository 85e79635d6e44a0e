-- CreateEnum
CREATE TYPE "periodo_contrato" AS ENUM ('mensal', 'trimestral', 'semestral', 'anual');

-- CreateTable
CREATE TABLE "contratos" (
    "id" UUID NOT NULL,
    "arena_id" UUID,
    "federacao_id" UUID,
    "plano" TEXT NOT NULL,
    "periodo_cobranca" "periodo_contrato" NOT NULL,
    "valor_centavos" INTEGER NOT NULL,
    "inicio" DATE NOT NULL,
    "fim" DATE,
    "renovacao_automatica" BOOLEAN NOT NULL DEFAULT false,
    "prazo_renovacao_meses" INTEGER,
    "encerrado_em" DATE,
    "motivo_encerramento" TEXT,
    "ordem_fim" DATE NOT NULL,
    "versao" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contratos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documentos_contratos" (
    "contrato_id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "tamanho" INTEGER NOT NULL,
    "conteudo" BYTEA NOT NULL,
    "enviado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "documentos_contratos_pkey" PRIMARY KEY ("contrato_id")
);

-- CreateIndex
CREATE INDEX "contratos_arena_id_idx" ON "contratos"("arena_id");

-- CreateIndex
CREATE INDEX "contratos_federacao_id_idx" ON "contratos"("federacao_id");

-- CreateIndex
CREATE INDEX "contratos_ordem_fim_id_idx" ON "contratos"("ordem_fim", "id" DESC);

-- AddForeignKey
ALTER TABLE "contratos" ADD CONSTRAINT "contratos_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contratos" ADD CONSTRAINT "contratos_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documentos_contratos" ADD CONSTRAINT "documentos_contratos_contrato_id_fkey" FOREIGN KEY ("contrato_id") REFERENCES "contratos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- With an arena or with a federation; what renews itself has a term and an end to begin from; what is ended says why
ALTER TABLE "contratos" ADD CONSTRAINT "contratos_contratante_check" CHECK (num_nonnulls("arena_id", "federacao_id") = 1),
  ADD CONSTRAINT "contratos_valor_check" CHECK ("valor_centavos" >= 0),
  ADD CONSTRAINT "contratos_vigencia_check" CHECK ("fim" >= "inicio"),
  ADD CONSTRAINT "contratos_renovacao_check" CHECK ("renovacao_automatica" = ("prazo_renovacao_meses" IS NOT NULL)
    AND NOT ("renovacao_automatica" AND "fim" IS NULL) AND "prazo_renovacao_meses" BETWEEN 1 AND 60),
  ADD CONSTRAINT "contratos_encerramento_check" CHECK (("encerrado_em" IS NULL) = ("motivo_encerramento" IS NULL)),
  ADD CONSTRAINT "contratos_ordem_check" CHECK ("ordem_fim" = CASE WHEN "encerrado_em" IS NOT NULL THEN DATE '9999-12-31'
    WHEN "renovacao_automatica" OR "fim" IS NULL THEN DATE '9999-12-30' ELSE "fim" END);

-- Nobody has two contracts that run on the same day. What renews itself runs until it is ended; one that was ended before
-- its first day never ran, and keeps nothing away. An end that is noted late does not make a contract longer.
ALTER TABLE "contratos" ADD CONSTRAINT "contratos_sem_sobreposicao" EXCLUDE USING gist (
  (coalesce("arena_id", "federacao_id")) WITH =,
  (daterange("inicio", CASE
    WHEN "encerrado_em" IS NULL AND ("renovacao_automatica" OR "fim" IS NULL) THEN NULL
    WHEN "encerrado_em" IS NULL THEN "fim" + 1
    WHEN "renovacao_automatica" OR "fim" IS NULL THEN greatest("encerrado_em", "inicio")
    ELSE least(greatest("encerrado_em", "inicio"), "fim" + 1)
  END, '[)')) WITH &&);

ALTER TABLE "documentos_contratos" ADD CONSTRAINT "documentos_contratos_tamanho_check"
  CHECK ("tamanho" = octet_length("conteudo") AND "tamanho" BETWEEN 1 AND 5242880);
