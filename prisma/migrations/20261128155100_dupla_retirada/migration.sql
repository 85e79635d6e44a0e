-- Since when a drawn pair plays no more: the matches that it still had, and those it would still come to, are W.O.
ALTER TABLE "duplas_torneios" ADD COLUMN "retirada_em" TIMESTAMPTZ(3);
