-- CreateTable
CREATE TABLE "configuracoes" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "razao_social" TEXT,
    "cnpj" TEXT,
    "email_contato" TEXT,
    "telefone_contato" TEXT,
    "encarregado_nome" TEXT,
    "encarregado_email" TEXT,
    "cadastro_arenas" BOOLEAN NOT NULL DEFAULT true,
    "cadastro_federacoes" BOOLEAN NOT NULL DEFAULT true,
    "cadastro_atletas" BOOLEAN NOT NULL DEFAULT true,
    "aviso_texto" TEXT,
    "aviso_de" TIMESTAMPTZ(3),
    "aviso_ate" TIMESTAMPTZ(3),
    "versao" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "configuracoes_pkey" PRIMARY KEY ("id")
);

-- There is one platform
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_uma_so" CHECK ("id" = 1);

-- A notice has a text and both its ends, or there is none
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_aviso_inteiro"
    CHECK (num_nulls("aviso_texto", "aviso_de", "aviso_ate") IN (0, 3));
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_aviso_em_ordem" CHECK ("aviso_de" < "aviso_ate");
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_aviso_curto" CHECK (char_length("aviso_texto") <= 300);

INSERT INTO "configuracoes" ("id") VALUES (1);
