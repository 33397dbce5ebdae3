/** Path of the news about what is watched, which only an open page loads. */
export const NEWS = '/explore/favourites/news';
