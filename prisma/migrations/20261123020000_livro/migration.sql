-- CreateEnum
CREATE TYPE "forma_pagamento" AS ENUM ('pix', 'dinheiro', 'cartao', 'transferencia', 'boleto', 'outra');

-- CreateEnum
CREATE TYPE "tipo_lancamento" AS ENUM ('emissao', 'pagamento', 'pagamento_desfeito', 'reembolso', 'dispensa', 'cancelamento', 'vencimento', 'valor');

-- AlterEnum: a value that is added cannot be used in the same transaction, so the type is made anew
CREATE TYPE "status_pagamento_novo" AS ENUM ('pago', 'pendente', 'cancelado', 'reembolsado');
ALTER TABLE "faturamento" DROP CONSTRAINT "faturamento_reembolso", DROP CONSTRAINT "faturamento_baixa_desfeita",
    ALTER COLUMN "status_pagamento" DROP DEFAULT;
ALTER TABLE "faturamento" ALTER COLUMN "status_pagamento" TYPE "status_pagamento_novo" USING ("status_pagamento"::text::"status_pagamento_novo");
DROP TYPE "status_pagamento";
ALTER TYPE "status_pagamento_novo" RENAME TO "status_pagamento";
ALTER TABLE "faturamento" ALTER COLUMN "status_pagamento" SET DEFAULT 'pendente';

-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "credito_centavos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "federacao_id" UUID,
ADD COLUMN     "recebido_centavos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "reembolsado_centavos" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "lancamentos" (
    "id" UUID NOT NULL,
    "cobranca_id" UUID NOT NULL,
    "ordem" INTEGER NOT NULL,
    "tipo" "tipo_lancamento" NOT NULL,
    "dia" DATE NOT NULL,
    "valor_centavos" INTEGER,
    "vencimento" DATE,
    "forma" "forma_pagamento",
    "id_externo" TEXT,
    "dispensa_encargos" BOOLEAN NOT NULL DEFAULT false,
    "desfaz_id" UUID,
    "motivo" TEXT,
    "registrado_por" UUID,
    "registrado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lancamentos_pkey" PRIMARY KEY ("id")
);

-- Who is paid for a championship is its federation
UPDATE "faturamento" f SET "federacao_id" = t."federacao_id"
FROM "torneios" t WHERE t."id" = f."torneio_id" AND f."arena_id" IS NULL;

-- What was paid for a place stayed on the enrolment of who was substituted: it goes with the place. Payments written down
-- together have the same instant, so those who left and those who came are told apart by their order.
WITH left_over AS (
    SELECT f."id" AS charge_id, l."torneio_id", l."categoria_id", l."pago_em",
        row_number() OVER (PARTITION BY l."torneio_id", l."categoria_id", l."pago_em" ORDER BY l."id") AS n
    FROM "inscricoes_torneios" l JOIN "faturamento" f ON f."inscricao_id" = l."id"
    WHERE l."status" = 'cancelado' AND l."cancelado_em" IS NULL AND l."pago_em" IS NOT NULL
), newcomer AS (
    SELECT e."id", e."torneio_id", e."categoria_id", e."pago_em",
        row_number() OVER (PARTITION BY e."torneio_id", e."categoria_id", e."pago_em" ORDER BY e."id") AS n
    FROM "inscricoes_torneios" e
    WHERE e."status" NOT IN ('cancelado', 'expirado') AND e."pago_em" IS NOT NULL
        AND NOT EXISTS (SELECT FROM "faturamento" f WHERE f."inscricao_id" = e."id")
)
UPDATE "faturamento" f SET "inscricao_id" = newcomer."id"
FROM left_over JOIN newcomer ON newcomer."torneio_id" = left_over."torneio_id"
    AND newcomer."categoria_id" IS NOT DISTINCT FROM left_over."categoria_id"
    AND newcomer."pago_em" = left_over."pago_em" AND newcomer.n = left_over.n
WHERE f."id" = left_over.charge_id;

-- Who entered anew owes anew: what was paid the first time stays on record, and belongs to no place
UPDATE "faturamento" f SET "inscricao_id" = NULL
FROM "inscricoes_torneios" e
WHERE e."id" = f."inscricao_id" AND f."status_pagamento" = 'pago' AND e."pago_em" IS NULL
    AND NOT (e."status" = 'cancelado' AND e."cancelado_em" IS NULL);

-- What was paid or is owed for a place, and was never charged
INSERT INTO "faturamento" ("id", "arena_id", "federacao_id", "inscricao_id", "aluno_id", "torneio_id", "tipo_servico",
    "descricao", "valor", "status_pagamento", "data_servico", "vencimento", "created_at")
SELECT gen_random_uuid(), t."arena_id", CASE WHEN t."arena_id" IS NULL THEN t."federacao_id" END, e."id", e."aluno_id", t."id", 'torneio',
    'Inscrição: ' || t."nome" || coalesce(' · ' || c."nome", ''), e."valor_centavos", 'pendente', t."data_inicio",
    (e."vence_em" AT TIME ZONE coalesce(a."fuso_horario", 'America/Sao_Paulo'))::date, e."data_inscricao"
FROM "inscricoes_torneios" e JOIN "torneios" t ON t."id" = e."torneio_id"
    LEFT JOIN "categorias_campeonato" c ON c."id" = e."categoria_id"
    LEFT JOIN "arenas" a ON a."id" = t."arena_id"
WHERE e."valor_centavos" > 0
    AND NOT EXISTS (SELECT FROM "faturamento" f WHERE f."inscricao_id" = e."id")
    AND (
        e."status" IN ('aguardando_pagamento', 'inscrito', 'participando', 'eliminado', 'finalizado')
        OR (e."pago_em" IS NOT NULL AND NOT (e."status" = 'cancelado' AND e."cancelado_em" IS NULL))
    );

-- Of a place's charge, what the enrolment says is true
UPDATE "faturamento" f SET
    "status_pagamento" = CASE WHEN e."pago_em" IS NOT NULL THEN 'pago'::"status_pagamento"
        WHEN f."status_pagamento" = 'pago' THEN 'pago' ELSE f."status_pagamento" END,
    "pago_em" = coalesce(e."pago_em", f."pago_em"),
    "reembolso_centavos" = nullif(least(coalesce(e."reembolso_centavos", f."reembolso_centavos", 0), f."valor"), 0),
    "reembolsado_em" = coalesce(f."reembolsado_em", e."cancelado_em")
FROM "inscricoes_torneios" e WHERE e."id" = f."inscricao_id";

-- One that was paid without a day
UPDATE "faturamento" SET "pago_em" = "created_at" WHERE "status_pagamento" = 'pago' AND "pago_em" IS NULL;
UPDATE "faturamento" SET "pago_em" = NULL WHERE "status_pagamento" <> 'pago';

UPDATE "faturamento" SET
    "recebido_centavos" = "valor",
    "reembolsado_centavos" = least(coalesce("reembolso_centavos", 0), "valor"),
    "status_pagamento" = CASE WHEN "valor" > 0 AND "reembolso_centavos" >= "valor" THEN 'reembolsado'::"status_pagamento" ELSE 'pago' END
WHERE "status_pagamento" = 'pago';

-- All that is known to have happened, in its order
WITH charges AS (
    SELECT f.*, e."baixa_por", e."cancelado_em", coalesce(a."fuso_horario", 'America/Sao_Paulo') AS zone
    FROM "faturamento" f
        LEFT JOIN "inscricoes_torneios" e ON e."id" = f."inscricao_id"
        LEFT JOIN "arenas" a ON a."id" = f."arena_id"
), happened AS (
    SELECT "id" AS charge_id, 0 AS step, 'emissao'::"tipo_lancamento" AS kind, "valor" AS cents, "vencimento" AS due,
        false AS waives, NULL::text AS reason, NULL::uuid AS by, "created_at" AS at, zone FROM charges
    UNION ALL
    SELECT "id", 1, 'pagamento', "valor", NULL, true, NULL, NULL, "baixa_desfeita_em", zone
    FROM charges WHERE "baixa_desfeita_em" IS NOT NULL AND "valor" > 0
    UNION ALL
    SELECT "id", 2, 'pagamento_desfeito', NULL, NULL, false, coalesce(nullif("baixa_desfeita_motivo", ''), 'Desfeito'),
        "baixa_desfeita_por", "baixa_desfeita_em", zone
    FROM charges WHERE "baixa_desfeita_em" IS NOT NULL AND "valor" > 0
    UNION ALL
    SELECT "id", 3, 'pagamento', "valor", NULL, true, NULL, "baixa_por", "pago_em", zone
    FROM charges WHERE "recebido_centavos" > 0
    UNION ALL
    SELECT "id", 4, 'reembolso', "reembolsado_centavos", NULL, false, NULL, NULL, coalesce("reembolsado_em", "pago_em"), zone
    FROM charges WHERE "reembolsado_centavos" > 0
    UNION ALL
    SELECT "id", 4, 'cancelamento', NULL, NULL, false, NULL, NULL, coalesce("cancelado_em", "created_at"), zone
    FROM charges WHERE "status_pagamento" = 'cancelado'
)
INSERT INTO "lancamentos" ("id", "cobranca_id", "ordem", "tipo", "dia", "valor_centavos", "vencimento", "dispensa_encargos",
    "motivo", "registrado_por", "registrado_em")
SELECT gen_random_uuid(), charge_id, row_number() OVER (PARTITION BY charge_id ORDER BY step) - 1, kind,
    (at AT TIME ZONE zone)::date, cents, due, waives, reason, by, at
FROM happened;

UPDATE "lancamentos" u SET "desfaz_id" = p."id"
FROM "lancamentos" p
WHERE u."tipo" = 'pagamento_desfeito' AND p."cobranca_id" = u."cobranca_id" AND p."ordem" = u."ordem" - 1;

-- AlterTable
ALTER TABLE "faturamento" DROP CONSTRAINT "faturamento_dono",
DROP COLUMN "baixa_desfeita_em",
DROP COLUMN "baixa_desfeita_motivo",
DROP COLUMN "baixa_desfeita_por",
DROP COLUMN "reembolsado_em",
DROP COLUMN "reembolso_centavos";

-- AlterTable
ALTER TABLE "inscricoes_torneios" DROP COLUMN "baixa_por",
DROP COLUMN "pago_em",
DROP COLUMN "reembolso_centavos";

-- Who is paid is an arena or a federation. Not looked at in rows whose tournament was once deleted by hand.
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_recebedor" CHECK (num_nonnulls("arena_id", "federacao_id") = 1) NOT VALID;

-- What follows from the entries cannot contradict itself
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_valores" CHECK (
    "valor" >= 0 AND "recebido_centavos" >= 0 AND "credito_centavos" >= 0
    AND "reembolsado_centavos" BETWEEN 0 AND "recebido_centavos"
    AND (("status_pagamento" IN ('pago', 'reembolsado')) = ("pago_em" IS NOT NULL))
);

-- Each kind of entry says what it must
ALTER TABLE "lancamentos" ADD CONSTRAINT "lancamentos_conteudo" CHECK (
    CASE "tipo"
        WHEN 'emissao' THEN "valor_centavos" >= 0 AND "ordem" = 0
        WHEN 'pagamento' THEN "valor_centavos" > 0
        WHEN 'reembolso' THEN "valor_centavos" > 0
        WHEN 'valor' THEN "valor_centavos" > 0
        WHEN 'pagamento_desfeito' THEN "desfaz_id" IS NOT NULL AND btrim("motivo") <> ''
        ELSE true
    END
);

-- CreateIndex
CREATE UNIQUE INDEX "lancamentos_id_externo_key" ON "lancamentos"("id_externo");

-- CreateIndex
CREATE UNIQUE INDEX "lancamentos_desfaz_id_key" ON "lancamentos"("desfaz_id");

-- CreateIndex
CREATE UNIQUE INDEX "lancamentos_cobranca_id_ordem_key" ON "lancamentos"("cobranca_id", "ordem");

-- CreateIndex
CREATE INDEX "faturamento_federacao_id_data_servico_idx" ON "faturamento"("federacao_id", "data_servico" DESC);

-- AddForeignKey
ALTER TABLE "faturamento" DROP CONSTRAINT "faturamento_arena_id_fkey";
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos" ADD CONSTRAINT "lancamentos_cobranca_id_fkey" FOREIGN KEY ("cobranca_id") REFERENCES "faturamento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lancamentos" ADD CONSTRAINT "lancamentos_desfaz_id_fkey" FOREIGN KEY ("desfaz_id") REFERENCES "lancamentos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What has happened has happened
CREATE FUNCTION lancamento_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'lancamentos: an entry is neither changed nor deleted';
END $$;
CREATE TRIGGER lancamentos_nao_mudam BEFORE UPDATE OR DELETE ON "lancamentos"
    FOR EACH ROW EXECUTE FUNCTION lancamento_nao_muda();
