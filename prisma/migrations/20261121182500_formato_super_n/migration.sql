-- AlterEnum: on its own, a new value cannot be used in the transaction that adds it
ALTER TYPE "formato_chaveamento" ADD VALUE 'super_n';
