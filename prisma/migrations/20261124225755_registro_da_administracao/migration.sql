-- CreateTable
CREATE TABLE "auditoria" (
    "id" UUID NOT NULL,
    "em" TIMESTAMPTZ(3) NOT NULL,
    "admin_id" UUID NOT NULL,
    "acao" TEXT NOT NULL,
    "alvo_tipo" TEXT NOT NULL,
    "alvo_id" UUID,
    "motivo" TEXT,
    "antes" JSONB,
    "depois" JSONB,

    CONSTRAINT "auditoria_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "auditoria_em_id_idx" ON "auditoria"("em" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "auditoria_alvo_id_em_id_idx" ON "auditoria"("alvo_id", "em" DESC, "id" DESC);

-- What an admin did stays done, whoever asks, also whoever restores with triggers off
CREATE FUNCTION registro_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'auditoria: an entry is neither changed nor deleted';
END $$;
CREATE TRIGGER auditoria_nao_muda BEFORE UPDATE OR DELETE ON "auditoria"
    FOR EACH ROW EXECUTE FUNCTION registro_nao_muda();
CREATE TRIGGER auditoria_nao_esvazia BEFORE TRUNCATE ON "auditoria"
    FOR EACH STATEMENT EXECUTE FUNCTION registro_nao_muda();
ALTER TABLE "auditoria" ENABLE ALWAYS TRIGGER auditoria_nao_muda;
ALTER TABLE "auditoria" ENABLE ALWAYS TRIGGER auditoria_nao_esvazia;
