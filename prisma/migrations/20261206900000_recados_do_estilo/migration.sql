-- CreateTable
CREATE TABLE "recados_estilo" (
    "id" UUID NOT NULL,
    "titulo" TEXT NOT NULL,
    "dia" DATE NOT NULL,

    CONSTRAINT "recados_estilo_pkey" PRIMARY KEY ("id")
);
