/** What somebody types to show that deleting the account is meant. */
export const deletionWord = "EXCLUIR";
