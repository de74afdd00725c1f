/** Entry point for the parts of Redux Toolkit and React Redux that the front ends use. */
export { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
