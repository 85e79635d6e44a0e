-- AlterTable
ALTER TABLE "certificacoes_professor" ADD COLUMN     "versao" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "certificacoes_verificadas" (
    "id" UUID NOT NULL,
    "certificacao_id" UUID NOT NULL,
    "federacao_id" UUID NOT NULL,
    "versao" INTEGER NOT NULL,
    "verificada_por" UUID,
    "verificada_em" TIMESTAMPTZ(3) NOT NULL,
    "desfeita_por" UUID,
    "desfeita_em" TIMESTAMPTZ(3),

    CONSTRAINT "certificacoes_verificadas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificacoes_lembradas" (
    "id" UUID NOT NULL,
    "certificacao_id" UUID NOT NULL,
    "federacao_id" UUID NOT NULL,
    "enviado_por" UUID,
    "enviado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certificacoes_lembradas_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "certificacoes_verificadas_certificacao_id_federacao_id_idx" ON "certificacoes_verificadas"("certificacao_id", "federacao_id");

-- CreateIndex
CREATE INDEX "certificacoes_verificadas_federacao_id_idx" ON "certificacoes_verificadas"("federacao_id");

-- CreateIndex
CREATE INDEX "certificacoes_verificadas_verificada_por_idx" ON "certificacoes_verificadas"("verificada_por");

-- CreateIndex
CREATE INDEX "certificacoes_verificadas_desfeita_por_idx" ON "certificacoes_verificadas"("desfeita_por");

-- CreateIndex
CREATE INDEX "certificacoes_lembradas_certificacao_id_federacao_id_enviad_idx" ON "certificacoes_lembradas"("certificacao_id", "federacao_id", "enviado_em" DESC);

-- CreateIndex
CREATE INDEX "certificacoes_lembradas_federacao_id_idx" ON "certificacoes_lembradas"("federacao_id");

-- CreateIndex
CREATE INDEX "certificacoes_lembradas_enviado_por_idx" ON "certificacoes_lembradas"("enviado_por");

-- AddForeignKey
ALTER TABLE "certificacoes_verificadas" ADD CONSTRAINT "certificacoes_verificadas_certificacao_id_fkey" FOREIGN KEY ("certificacao_id") REFERENCES "certificacoes_professor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificacoes_verificadas" ADD CONSTRAINT "certificacoes_verificadas_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificacoes_verificadas" ADD CONSTRAINT "certificacoes_verificadas_verificada_por_fkey" FOREIGN KEY ("verificada_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificacoes_verificadas" ADD CONSTRAINT "certificacoes_verificadas_desfeita_por_fkey" FOREIGN KEY ("desfeita_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificacoes_lembradas" ADD CONSTRAINT "certificacoes_lembradas_certificacao_id_fkey" FOREIGN KEY ("certificacao_id") REFERENCES "certificacoes_professor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificacoes_lembradas" ADD CONSTRAINT "certificacoes_lembradas_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificacoes_lembradas" ADD CONSTRAINT "certificacoes_lembradas_enviado_por_fkey" FOREIGN KEY ("enviado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What a certificate says is verified by a federation once at a time.
CREATE UNIQUE INDEX "certificacoes_verificadas_uma" ON "certificacoes_verificadas"("certificacao_id", "federacao_id", "versao") WHERE "desfeita_em" IS NULL;

ALTER TABLE "certificacoes_verificadas" ADD CONSTRAINT "certificacoes_verificadas_desfeita" CHECK ("desfeita_em" >= "verificada_em" OR "desfeita_em" IS NULL AND "desfeita_por" IS NULL);
