-- CreateEnum
CREATE TYPE "situacao_lancamento_bancario" AS ENUM ('aberto', 'conciliado', 'confirmado', 'ignorado');

-- CreateTable
CREATE TABLE "extratos_bancarios" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "arquivo" TEXT NOT NULL,
    "resumo" TEXT NOT NULL,
    "conta" TEXT NOT NULL,
    "de" DATE,
    "ate" DATE,
    "importado_em" TIMESTAMPTZ(3) NOT NULL,
    "importado_por" UUID,

    CONSTRAINT "extratos_bancarios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lancamentos_bancarios" (
    "id" UUID NOT NULL,
    "extrato_id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "chave" TEXT NOT NULL,
    "dia" DATE NOT NULL,
    "valor_centavos" INTEGER NOT NULL,
    "texto" TEXT NOT NULL,
    "situacao" "situacao_lancamento_bancario" NOT NULL DEFAULT 'aberto',
    "cobranca_id" UUID,
    "lancamento_id" UUID,
    "pagamentos" INTEGER NOT NULL DEFAULT 0,
    "decidido_em" TIMESTAMPTZ(3),
    "decidido_por" UUID,

    CONSTRAINT "lancamentos_bancarios_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "extratos_bancarios_arena_id_importado_em_idx" ON "extratos_bancarios"("arena_id", "importado_em" DESC);

-- CreateIndex
CREATE INDEX "extratos_bancarios_importado_por_idx" ON "extratos_bancarios"("importado_por");

-- CreateIndex
CREATE UNIQUE INDEX "extratos_bancarios_arena_id_resumo_conta_key" ON "extratos_bancarios"("arena_id", "resumo", "conta");

-- CreateIndex
CREATE UNIQUE INDEX "lancamentos_bancarios_lancamento_id_key" ON "lancamentos_bancarios"("lancamento_id");

-- CreateIndex
CREATE INDEX "lancamentos_bancarios_arena_id_situacao_dia_id_idx" ON "lancamentos_bancarios"("arena_id", "situacao", "dia" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "lancamentos_bancarios_extrato_id_idx" ON "lancamentos_bancarios"("extrato_id");

-- CreateIndex
CREATE INDEX "lancamentos_bancarios_cobranca_id_idx" ON "lancamentos_bancarios"("cobranca_id");

-- CreateIndex
CREATE INDEX "lancamentos_bancarios_decidido_por_idx" ON "lancamentos_bancarios"("decidido_por");

-- CreateIndex
CREATE UNIQUE INDEX "lancamentos_bancarios_arena_id_chave_key" ON "lancamentos_bancarios"("arena_id", "chave");

-- AddForeignKey
ALTER TABLE "extratos_bancarios" ADD CONSTRAINT "extratos_bancarios_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extratos_bancarios" ADD CONSTRAINT "extratos_bancarios_importado_por_fkey" FOREIGN KEY ("importado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos_bancarios" ADD CONSTRAINT "lancamentos_bancarios_extrato_id_fkey" FOREIGN KEY ("extrato_id") REFERENCES "extratos_bancarios"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos_bancarios" ADD CONSTRAINT "lancamentos_bancarios_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos_bancarios" ADD CONSTRAINT "lancamentos_bancarios_cobranca_id_fkey" FOREIGN KEY ("cobranca_id") REFERENCES "faturamento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos_bancarios" ADD CONSTRAINT "lancamentos_bancarios_lancamento_id_fkey" FOREIGN KEY ("lancamento_id") REFERENCES "lancamentos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos_bancarios" ADD CONSTRAINT "lancamentos_bancarios_decidido_por_fkey" FOREIGN KEY ("decidido_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What came in, and what became of it: paid a charge by one entry, or not
ALTER TABLE "lancamentos_bancarios"
  ADD CONSTRAINT "lancamentos_bancarios_valor" CHECK ("valor_centavos" > 0),
  ADD CONSTRAINT "lancamentos_bancarios_situacao" CHECK (
    ("situacao" IN ('conciliado', 'confirmado')) = ("lancamento_id" IS NOT NULL)
    AND ("lancamento_id" IS NULL) = ("cobranca_id" IS NULL)
    AND "pagamentos" >= 0);
