-- How a category gives its places: in the order of enrolment, by a ranking, or by lots; and the places that are kept for
-- wild cards. The order is written once, with the seed of the lots, so that it can be computed again.
CREATE TYPE "modo_vagas" AS ENUM ('ordem_inscricao', 'ranking', 'sorteio');
ALTER TABLE "categorias_campeonato"
  ADD COLUMN "modo_vagas" "modo_vagas" NOT NULL DEFAULT 'ordem_inscricao',
  ADD COLUMN "convites" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "vagas_definidas_em" TIMESTAMPTZ(3),
  ADD COLUMN "vagas_definidas_por" UUID,
  ADD COLUMN "semente_vagas" TEXT;
ALTER TABLE "inscricoes_torneios"
  ADD COLUMN "convite_em" TIMESTAMPTZ(3),
  ADD COLUMN "ordem_vaga" INTEGER,
  ADD COLUMN "pontos_vaga" INTEGER;
