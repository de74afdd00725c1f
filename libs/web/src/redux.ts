/** Entry point: the exports of Redux Toolkit and React Redux that features use. */
export { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
