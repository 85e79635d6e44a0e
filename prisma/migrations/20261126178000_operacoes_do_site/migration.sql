CREATE TABLE "operacoes_do_site" (
    "id" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "vista_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operacoes_do_site_pkey" PRIMARY KEY ("id")
);
