-- Who is paid reminds by hand: once a day, by the moment it was last done.
ALTER TYPE "momento_lembrete" ADD VALUE 'pedido';
