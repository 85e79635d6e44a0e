-- CreateEnum
CREATE TYPE "momento_lembrete" AS ENUM ('antes', 'atraso', 'semana_de_atraso');

-- AlterTable
ALTER TABLE "arenas" ADD COLUMN "lembrar_cobrancas" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "lembretes_cobranca" (
    "cobranca_id" UUID NOT NULL,
    "momento" "momento_lembrete" NOT NULL,
    "enviado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lembretes_cobranca_pkey" PRIMARY KEY ("cobranca_id","momento")
);

-- AddForeignKey
ALTER TABLE "lembretes_cobranca" ADD CONSTRAINT "lembretes_cobranca_cobranca_id_fkey" FOREIGN KEY ("cobranca_id") REFERENCES "faturamento"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is open is little among all that was ever charged.
CREATE INDEX "faturamento_em_aberto" ON "faturamento"("arena_id", "vencimento") WHERE "status_pagamento" = 'pendente';
