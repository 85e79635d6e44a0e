-- CreateEnum
CREATE TYPE "situacao_boleto" AS ENUM ('aguardando_remessa', 'enviado', 'registrado', 'recusado', 'pago', 'baixado', 'descartado', 'baixa_pedida', 'baixa_enviada');

-- CreateTable
CREATE TABLE "convenios_cobranca" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "convenio" TEXT NOT NULL,
    "variacao" TEXT NOT NULL,
    "agencia" TEXT NOT NULL,
    "agencia_digito" TEXT NOT NULL,
    "conta" TEXT NOT NULL,
    "conta_digito" TEXT NOT NULL,
    "beneficiario" TEXT NOT NULL,
    "ultimo_numero" INTEGER NOT NULL DEFAULT 0,
    "ultima_remessa" INTEGER NOT NULL DEFAULT 0,
    "alterado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "convenios_cobranca_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "boletos" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "cobranca_id" UUID NOT NULL,
    "numero" INTEGER NOT NULL,
    "nosso_numero" TEXT NOT NULL,
    "valor_centavos" INTEGER NOT NULL,
    "emitido_em" DATE NOT NULL,
    "vencimento" DATE NOT NULL,
    "multa_pontos" INTEGER NOT NULL,
    "juros_pontos" INTEGER NOT NULL,
    "pagador" TEXT NOT NULL,
    "pagador_documento" TEXT NOT NULL,
    "endereco" TEXT NOT NULL,
    "bairro" TEXT NOT NULL,
    "cep" TEXT NOT NULL,
    "cidade" TEXT NOT NULL,
    "uf" TEXT NOT NULL,
    "situacao" "situacao_boleto" NOT NULL DEFAULT 'aguardando_remessa',
    "texto_banco" TEXT,
    "esquecer" BOOLEAN NOT NULL DEFAULT false,
    "alterado_em" TIMESTAMPTZ(3) NOT NULL,
    "remessa_id" UUID,

    CONSTRAINT "boletos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remessas" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "numero" INTEGER NOT NULL,
    "conteudo" TEXT NOT NULL,
    "entradas" INTEGER NOT NULL,
    "baixas" INTEGER NOT NULL,
    "chave_pedido" UUID NOT NULL,
    "criada_em" TIMESTAMPTZ(3) NOT NULL,
    "criada_por" UUID,

    CONSTRAINT "remessas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "retornos" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "arquivo" TEXT NOT NULL,
    "resumo" TEXT NOT NULL,
    "importado_em" TIMESTAMPTZ(3) NOT NULL,
    "importado_por" UUID,

    CONSTRAINT "retornos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "linhas_retorno" (
    "id" UUID NOT NULL,
    "retorno_id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "chave" TEXT NOT NULL,
    "boleto_id" UUID,
    "nosso_numero" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "pago_centavos" INTEGER NOT NULL DEFAULT 0,
    "dia" DATE,

    CONSTRAINT "linhas_retorno_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "convenios_cobranca_arena_id_key" ON "convenios_cobranca"("arena_id");

-- CreateIndex
CREATE UNIQUE INDEX "convenios_cobranca_convenio_key" ON "convenios_cobranca"("convenio");

-- CreateIndex
CREATE UNIQUE INDEX "boletos_nosso_numero_key" ON "boletos"("nosso_numero");

-- CreateIndex
CREATE INDEX "boletos_arena_id_situacao_id_idx" ON "boletos"("arena_id", "situacao", "id" DESC);

-- CreateIndex
CREATE INDEX "boletos_cobranca_id_idx" ON "boletos"("cobranca_id");

-- CreateIndex
CREATE INDEX "boletos_remessa_id_idx" ON "boletos"("remessa_id");

-- CreateIndex
CREATE INDEX "remessas_criada_por_idx" ON "remessas"("criada_por");

-- CreateIndex
CREATE UNIQUE INDEX "remessas_arena_id_numero_key" ON "remessas"("arena_id", "numero");

-- CreateIndex
CREATE UNIQUE INDEX "remessas_arena_id_chave_pedido_key" ON "remessas"("arena_id", "chave_pedido");

-- CreateIndex
CREATE INDEX "retornos_importado_por_idx" ON "retornos"("importado_por");

-- CreateIndex
CREATE UNIQUE INDEX "retornos_arena_id_resumo_key" ON "retornos"("arena_id", "resumo");

-- CreateIndex
CREATE INDEX "linhas_retorno_retorno_id_idx" ON "linhas_retorno"("retorno_id");

-- CreateIndex
CREATE INDEX "linhas_retorno_boleto_id_idx" ON "linhas_retorno"("boleto_id");

-- CreateIndex
CREATE INDEX "linhas_retorno_arena_id_boleto_id_id_idx" ON "linhas_retorno"("arena_id", "boleto_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "linhas_retorno_arena_id_chave_key" ON "linhas_retorno"("arena_id", "chave");

-- AddForeignKey
ALTER TABLE "convenios_cobranca" ADD CONSTRAINT "convenios_cobranca_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_cobranca_id_fkey" FOREIGN KEY ("cobranca_id") REFERENCES "faturamento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_remessa_id_fkey" FOREIGN KEY ("remessa_id") REFERENCES "remessas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remessas" ADD CONSTRAINT "remessas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remessas" ADD CONSTRAINT "remessas_criada_por_fkey" FOREIGN KEY ("criada_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retornos" ADD CONSTRAINT "retornos_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retornos" ADD CONSTRAINT "retornos_importado_por_fkey" FOREIGN KEY ("importado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linhas_retorno" ADD CONSTRAINT "linhas_retorno_retorno_id_fkey" FOREIGN KEY ("retorno_id") REFERENCES "retornos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linhas_retorno" ADD CONSTRAINT "linhas_retorno_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linhas_retorno" ADD CONSTRAINT "linhas_retorno_boleto_id_fkey" FOREIGN KEY ("boleto_id") REFERENCES "boletos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Digits as the bank's files have them
ALTER TABLE "convenios_cobranca"
  ADD CONSTRAINT "convenios_cobranca_numeros" CHECK (
    "convenio" ~ '^[1-9][0-9]{6}$' AND "variacao" ~ '^[0-9]{3}$' AND "agencia" ~ '^[0-9]{1,5}$' AND "conta" ~ '^[0-9]{1,8}$'
    AND "agencia_digito" ~ '^[0-9X]?$' AND "conta_digito" ~ '^[0-9X]?$'
    AND "ultimo_numero" >= 0 AND "ultima_remessa" BETWEEN 0 AND 999999);
ALTER TABLE "boletos"
  ADD CONSTRAINT "boletos_valores" CHECK (
    "valor_centavos" > 0 AND "numero" > 0 AND "multa_pontos" BETWEEN 0 AND 10000 AND "juros_pontos" BETWEEN 0 AND 10000
    AND "vencimento" >= "emitido_em"),
  ADD CONSTRAINT "boletos_remessa" CHECK ("situacao" <> 'aguardando_remessa' OR "remessa_id" IS NULL);
ALTER TABLE "remessas"
  ADD CONSTRAINT "remessas_pedidos" CHECK ("numero" > 0 AND "entradas" >= 0 AND "baixas" >= 0 AND "entradas" + "baixas" > 0);
ALTER TABLE "linhas_retorno" ADD CONSTRAINT "linhas_retorno_pago" CHECK ("pago_centavos" >= 0);
-- Never two that can be paid for one charge
CREATE UNIQUE INDEX "boletos_um_por_cobranca" ON "boletos"("cobranca_id")
  WHERE "situacao" IN ('aguardando_remessa', 'enviado', 'registrado');
