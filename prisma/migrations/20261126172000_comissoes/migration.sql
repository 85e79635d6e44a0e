-- CreateEnum
CREATE TYPE "modelo_comissao" AS ENUM ('por_aula', 'por_hora', 'por_aluno_presente', 'percentual');

-- CreateEnum
CREATE TYPE "situacao_extrato_comissao" AS ENUM ('aberto', 'fechado', 'pago');

-- CreateEnum
CREATE TYPE "tipo_linha_comissao" AS ENUM ('aula', 'ajuste', 'correcao', 'saldo');

-- CreateTable
CREATE TABLE "regras_comissao" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "chave" UUID NOT NULL,
    "tipo_aula" "tipo_aula",
    "modelo" "modelo_comissao" NOT NULL,
    "valor" INTEGER NOT NULL,
    "vale_desde" DATE NOT NULL,
    "criada_em" TIMESTAMPTZ(3) NOT NULL,
    "criada_por" UUID,

    CONSTRAINT "regras_comissao_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "extratos_comissao" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "mes" DATE NOT NULL,
    "situacao" "situacao_extrato_comissao" NOT NULL DEFAULT 'aberto',
    "numero" INTEGER,
    "bruto_centavos" INTEGER,
    "saldo_anterior_centavos" INTEGER,
    "a_pagar_centavos" INTEGER,
    "saldo_seguinte_centavos" INTEGER,
    "fechado_em" TIMESTAMPTZ(3),
    "fechado_por" UUID,
    "reaberto_em" TIMESTAMPTZ(3),
    "reaberto_por" UUID,
    "pago_no_dia" DATE,
    "forma_pagamento" "forma_pagamento",
    "observacao" TEXT,
    "pagamento_registrado_em" TIMESTAMPTZ(3),
    "pagamento_registrado_por" UUID,

    CONSTRAINT "extratos_comissao_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comissoes_aulas" (
    "id" UUID NOT NULL,
    "extrato_id" UUID NOT NULL,
    "aula_id" UUID NOT NULL,
    "regra_id" UUID,
    "modelo" "modelo_comissao",
    "valor" INTEGER,
    "dia" DATE NOT NULL,
    "minutos" INTEGER NOT NULL,
    "presentes" INTEGER NOT NULL,
    "cobrado_centavos" INTEGER NOT NULL,
    "valor_exato" BIGINT NOT NULL,
    "fechada_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comissoes_aulas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ajustes_comissao" (
    "id" UUID NOT NULL,
    "extrato_id" UUID NOT NULL,
    "chave" UUID NOT NULL,
    "valor_centavos" INTEGER NOT NULL,
    "motivo" TEXT NOT NULL,
    "dia" DATE NOT NULL,
    "criado_em" TIMESTAMPTZ(3) NOT NULL,
    "criado_por" UUID,

    CONSTRAINT "ajustes_comissao_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "linhas_extrato_comissao" (
    "id" UUID NOT NULL,
    "extrato_id" UUID NOT NULL,
    "ordem" INTEGER NOT NULL,
    "tipo" "tipo_linha_comissao" NOT NULL,
    "dia" DATE,
    "mes" DATE,
    "titulo" TEXT NOT NULL,
    "detalhe" TEXT,
    "valor_centavos" INTEGER NOT NULL,

    CONSTRAINT "linhas_extrato_comissao_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "regras_comissao_chave_key" ON "regras_comissao"("chave");

-- CreateIndex
CREATE INDEX "regras_comissao_arena_id_professor_id_idx" ON "regras_comissao"("arena_id", "professor_id");

-- CreateIndex
CREATE INDEX "regras_comissao_professor_id_idx" ON "regras_comissao"("professor_id");

-- CreateIndex
CREATE INDEX "regras_comissao_criada_por_idx" ON "regras_comissao"("criada_por");

-- CreateIndex
CREATE INDEX "extratos_comissao_arena_id_mes_idx" ON "extratos_comissao"("arena_id", "mes");

-- CreateIndex
CREATE INDEX "extratos_comissao_professor_id_mes_idx" ON "extratos_comissao"("professor_id", "mes" DESC);

-- CreateIndex
CREATE INDEX "extratos_comissao_fechado_por_idx" ON "extratos_comissao"("fechado_por");

-- CreateIndex
CREATE INDEX "extratos_comissao_reaberto_por_idx" ON "extratos_comissao"("reaberto_por");

-- CreateIndex
CREATE INDEX "extratos_comissao_pagamento_registrado_por_idx" ON "extratos_comissao"("pagamento_registrado_por");

-- CreateIndex
CREATE UNIQUE INDEX "extratos_comissao_arena_id_professor_id_mes_key" ON "extratos_comissao"("arena_id", "professor_id", "mes");

-- CreateIndex
CREATE UNIQUE INDEX "extratos_comissao_arena_id_professor_id_numero_key" ON "extratos_comissao"("arena_id", "professor_id", "numero");

-- CreateIndex
CREATE UNIQUE INDEX "comissoes_aulas_aula_id_key" ON "comissoes_aulas"("aula_id");

-- CreateIndex
CREATE INDEX "comissoes_aulas_extrato_id_dia_idx" ON "comissoes_aulas"("extrato_id", "dia");

-- CreateIndex
CREATE INDEX "comissoes_aulas_regra_id_idx" ON "comissoes_aulas"("regra_id");

-- CreateIndex
CREATE UNIQUE INDEX "ajustes_comissao_chave_key" ON "ajustes_comissao"("chave");

-- CreateIndex
CREATE INDEX "ajustes_comissao_extrato_id_idx" ON "ajustes_comissao"("extrato_id");

-- CreateIndex
CREATE INDEX "ajustes_comissao_criado_por_idx" ON "ajustes_comissao"("criado_por");

-- CreateIndex
CREATE UNIQUE INDEX "linhas_extrato_comissao_extrato_id_ordem_key" ON "linhas_extrato_comissao"("extrato_id", "ordem");

-- AddForeignKey
ALTER TABLE "regras_comissao" ADD CONSTRAINT "regras_comissao_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regras_comissao" ADD CONSTRAINT "regras_comissao_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regras_comissao" ADD CONSTRAINT "regras_comissao_criada_por_fkey" FOREIGN KEY ("criada_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extratos_comissao" ADD CONSTRAINT "extratos_comissao_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extratos_comissao" ADD CONSTRAINT "extratos_comissao_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extratos_comissao" ADD CONSTRAINT "extratos_comissao_fechado_por_fkey" FOREIGN KEY ("fechado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extratos_comissao" ADD CONSTRAINT "extratos_comissao_reaberto_por_fkey" FOREIGN KEY ("reaberto_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extratos_comissao" ADD CONSTRAINT "extratos_comissao_pagamento_registrado_por_fkey" FOREIGN KEY ("pagamento_registrado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comissoes_aulas" ADD CONSTRAINT "comissoes_aulas_extrato_id_fkey" FOREIGN KEY ("extrato_id") REFERENCES "extratos_comissao"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comissoes_aulas" ADD CONSTRAINT "comissoes_aulas_aula_id_fkey" FOREIGN KEY ("aula_id") REFERENCES "aulas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comissoes_aulas" ADD CONSTRAINT "comissoes_aulas_regra_id_fkey" FOREIGN KEY ("regra_id") REFERENCES "regras_comissao"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ajustes_comissao" ADD CONSTRAINT "ajustes_comissao_extrato_id_fkey" FOREIGN KEY ("extrato_id") REFERENCES "extratos_comissao"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ajustes_comissao" ADD CONSTRAINT "ajustes_comissao_criado_por_fkey" FOREIGN KEY ("criado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linhas_extrato_comissao" ADD CONSTRAINT "linhas_extrato_comissao_extrato_id_fkey" FOREIGN KEY ("extrato_id") REFERENCES "extratos_comissao"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A percentage is at most the whole; an amount is never below nothing.
ALTER TABLE "regras_comissao" ADD CONSTRAINT "regras_comissao_valor" CHECK (
  "valor" BETWEEN 0 AND CASE WHEN "modelo" = 'percentual' THEN 10000 ELSE 10000000 END);
ALTER TABLE "extratos_comissao"
  ADD CONSTRAINT "extratos_comissao_mes" CHECK ("mes" = date_trunc('month', "mes")::date),
  -- What is closed has its numbers, what is open none; nobody asks a teacher for money back.
  ADD CONSTRAINT "extratos_comissao_fechado" CHECK (
    ("situacao" = 'aberto') = ("numero" IS NULL)
    AND num_nulls("numero", "bruto_centavos", "saldo_anterior_centavos", "a_pagar_centavos", "saldo_seguinte_centavos", "fechado_em") IN (0, 6)
    AND "a_pagar_centavos" >= 0 AND "saldo_seguinte_centavos" <= 0),
  ADD CONSTRAINT "extratos_comissao_pago" CHECK (
    ("situacao" = 'pago') = ("pago_no_dia" IS NOT NULL) AND num_nulls("pago_no_dia", "forma_pagamento", "pagamento_registrado_em") IN (0, 3));
ALTER TABLE "comissoes_aulas"
  ADD CONSTRAINT "comissoes_aulas_regra" CHECK (num_nulls("regra_id", "modelo", "valor") IN (0, 3)),
  ADD CONSTRAINT "comissoes_aulas_valores" CHECK (
    "minutos" >= 0 AND "presentes" >= 0 AND "cobrado_centavos" >= 0 AND "valor_exato" >= 0 AND ("regra_id" IS NOT NULL OR "valor_exato" = 0));
ALTER TABLE "ajustes_comissao"
  ADD CONSTRAINT "ajustes_comissao_valor" CHECK ("valor_centavos" <> 0 AND abs("valor_centavos") <= 10000000),
  ADD CONSTRAINT "ajustes_comissao_motivo" CHECK (char_length("motivo") BETWEEN 3 AND 200);

-- A line of a closed statement stays as it is; it goes only while its statement is not paid.
CREATE FUNCTION linha_extrato_comissao_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM extratos_comissao e WHERE e.id = OLD.extrato_id AND e.situacao = 'pago') THEN
        RAISE EXCEPTION 'linhas_extrato_comissao: a line of a closed statement never changes';
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER linhas_extrato_comissao_nao_mudam BEFORE UPDATE OR DELETE ON "linhas_extrato_comissao"
    FOR EACH ROW EXECUTE FUNCTION linha_extrato_comissao_nao_muda();

-- What was agreed on, and what was adjusted, is never changed: a new one says what holds. Two records of a teacher may become one.
CREATE FUNCTION comissao_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF to_jsonb(NEW) - '{professor_id,criada_por,criado_por}'::text[] <> to_jsonb(OLD) - '{professor_id,criada_por,criado_por}'::text[] THEN
        RAISE EXCEPTION '%: what was agreed on never changes', TG_TABLE_NAME;
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER regras_comissao_nao_mudam BEFORE UPDATE ON "regras_comissao"
    FOR EACH ROW EXECUTE FUNCTION comissao_nao_muda();
CREATE TRIGGER ajustes_comissao_nao_mudam BEFORE UPDATE ON "ajustes_comissao"
    FOR EACH ROW EXECUTE FUNCTION comissao_nao_muda();
