-- What came of charges, summed by arena and month, so that a page need not read them all. Written by triggers and added up by a
-- job: who writes adds a row of its own, and waits for nobody.
CREATE TABLE "somas_cobrancas" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "arena_id" UUID,
    "mes" DATE NOT NULL,
    "recebido_centavos" BIGINT NOT NULL,

    CONSTRAINT "somas_cobrancas_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "somas_cobrancas_arena_id_mes_idx" ON "somas_cobrancas"("arena_id", "mes");
CREATE INDEX "somas_cobrancas_mes_idx" ON "somas_cobrancas"("mes");

CREATE TABLE "somas_dinheiro" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "arena_id" UUID NOT NULL,
    "mes" DATE NOT NULL,
    "tipo_servico" "tipo_servico" NOT NULL,
    "valor_centavos" BIGINT NOT NULL,

    CONSTRAINT "somas_dinheiro_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "somas_dinheiro_arena_id_mes_idx" ON "somas_dinheiro"("arena_id", "mes");

CREATE FUNCTION somar_cobrancas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO somas_cobrancas (arena_id, mes, recebido_centavos)
    SELECT arena_id, date_trunc('month', data_servico)::date, sum(recebido_centavos - reembolsado_centavos)
    FROM depois GROUP BY 1, 2 HAVING sum(recebido_centavos - reembolsado_centavos) <> 0;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO somas_cobrancas (arena_id, mes, recebido_centavos)
    SELECT arena_id, date_trunc('month', data_servico)::date, -sum(recebido_centavos - reembolsado_centavos)
    FROM antes GROUP BY 1, 2 HAVING sum(recebido_centavos - reembolsado_centavos) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION somar_mudancas_cobrancas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO somas_cobrancas (arena_id, mes, recebido_centavos)
  SELECT arena_id, date_trunc('month', data_servico)::date, sum(valor) FROM (
    SELECT arena_id, data_servico, recebido_centavos - reembolsado_centavos AS valor FROM depois
    UNION ALL SELECT arena_id, data_servico, reembolsado_centavos - recebido_centavos FROM antes) m
  GROUP BY 1, 2 HAVING sum(valor) <> 0;
  RETURN NULL;
END $$;

-- Entries never change: what is added is all there is. A payment that is undone never came, in the month of the payment.
CREATE FUNCTION somar_dinheiro() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO somas_dinheiro (arena_id, mes, tipo_servico, valor_centavos)
  SELECT f.arena_id, date_trunc('month', m.dia)::date, f.tipo_servico, sum(m.valor) FROM (
    SELECT cobranca_id, dia, CASE tipo WHEN 'pagamento' THEN valor_centavos ELSE -valor_centavos END AS valor
      FROM depois WHERE tipo IN ('pagamento', 'reembolso')
    UNION ALL SELECT l.cobranca_id, l.dia, CASE l.tipo WHEN 'pagamento' THEN -l.valor_centavos ELSE l.valor_centavos END
      FROM depois d JOIN lancamentos l ON l.id = d.desfaz_id WHERE l.tipo IN ('pagamento', 'reembolso')) m
  JOIN faturamento f ON f.id = m.cobranca_id WHERE f.arena_id IS NOT NULL
  GROUP BY 1, 2, 3 HAVING sum(m.valor) <> 0;
  RETURN NULL;
END $$;

-- From here on nobody writes until the end: what is summed below misses nothing.
CREATE TRIGGER faturamento_soma_novas AFTER INSERT ON "faturamento" REFERENCING NEW TABLE AS depois
  FOR EACH STATEMENT EXECUTE FUNCTION somar_cobrancas();
CREATE TRIGGER faturamento_soma_apagadas AFTER DELETE ON "faturamento" REFERENCING OLD TABLE AS antes
  FOR EACH STATEMENT EXECUTE FUNCTION somar_cobrancas();
CREATE TRIGGER faturamento_soma_mudadas AFTER UPDATE ON "faturamento" REFERENCING OLD TABLE AS antes NEW TABLE AS depois
  FOR EACH STATEMENT EXECUTE FUNCTION somar_mudancas_cobrancas();
CREATE TRIGGER lancamentos_somam AFTER INSERT ON "lancamentos" REFERENCING NEW TABLE AS depois
  FOR EACH STATEMENT EXECUTE FUNCTION somar_dinheiro();

INSERT INTO "somas_cobrancas" (arena_id, mes, recebido_centavos)
SELECT arena_id, date_trunc('month', data_servico)::date, sum(recebido_centavos - reembolsado_centavos)
FROM faturamento GROUP BY 1, 2 HAVING sum(recebido_centavos - reembolsado_centavos) <> 0;

INSERT INTO "somas_dinheiro" (arena_id, mes, tipo_servico, valor_centavos)
SELECT f.arena_id, date_trunc('month', l.dia)::date, f.tipo_servico,
  sum(CASE l.tipo WHEN 'pagamento' THEN l.valor_centavos ELSE -l.valor_centavos END)
FROM lancamentos l JOIN faturamento f ON f.id = l.cobranca_id
WHERE f.arena_id IS NOT NULL AND l.tipo IN ('pagamento', 'reembolso')
  AND NOT EXISTS (SELECT 1 FROM lancamentos u WHERE u.desfaz_id = l.id)
GROUP BY 1, 2, 3;

-- Twice the same, and to sum what is open its rows had to be looked up, one here and one there: now the index has it all.
DROP INDEX "faturamento_em_aberto";
DROP INDEX "faturamento_abertas";
CREATE INDEX "faturamento_abertas" ON "faturamento"("arena_id", "vencimento")
  INCLUDE ("valor", "recebido_centavos", "encargos_centavos", "aluno_id", "cliente") WHERE "status_pagamento" = 'pendente';

-- Who asked to be forgotten: few, and looked up wherever accounts are counted.
CREATE INDEX "usuarios_excluidos" ON "usuarios"("id") WHERE "excluido_em" IS NOT NULL;
