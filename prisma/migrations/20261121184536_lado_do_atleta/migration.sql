-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "reembolsado_em" TIMESTAMPTZ(3),
ADD COLUMN     "reembolso_centavos" INTEGER;

-- AlterTable
ALTER TABLE "indisponibilidades" ADD COLUMN     "informada_pelo_atleta" BOOLEAN NOT NULL DEFAULT false;

-- What the schema language cannot say: only what was paid goes back, and no more than that.
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_reembolso" CHECK (
  ("reembolso_centavos" IS NULL AND "reembolsado_em" IS NULL)
  OR ("reembolso_centavos" IS NOT NULL AND "reembolsado_em" IS NOT NULL AND "status_pagamento" = 'pago'
    AND "reembolso_centavos" > 0 AND "reembolso_centavos" <= "valor")
);

-- What went back before stood in the enrolment alone.
UPDATE "faturamento" f SET "reembolso_centavos" = least(i."reembolso_centavos", f."valor"), "reembolsado_em" = i."cancelado_em"
FROM "inscricoes_torneios" i
WHERE i."id" = f."inscricao_id" AND f."status_pagamento" = 'pago' AND f."valor" > 0
  AND i."reembolso_centavos" > 0 AND i."cancelado_em" IS NOT NULL;
